// Sends on one socket. What is said in one turn of the loop (an answer, and that it was the last) leaves as one write: each costs more than making the answer.
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes that may wait for one reader; who lets more pile up does not read. */
const maxUnreadBytes = 16 * 1_024 * 1_024
/** From so many on an answer is not over before it has left: who reads slowly is answered slowly. */
const slowFromBytes = 256 * 1_024

/** @param wire the connection beneath the socket */
export const senderOn = (socket: WebSocket, wire: Pick<Duplex, 'cork' | 'uncork'>): ((text: string) => Promise<void>) => {
  let gathering = false
  const gather = (): void => {
    if (gathering) return
    gathering = true
    wire.cork()
    setImmediate(() => {
      gathering = false
      wire.uncork()
    })
  }
  return (text) =>
    new Promise((resolve) => {
      if (socket.bufferedAmount > maxUnreadBytes) socket.terminate()
      if (socket.readyState !== socket.OPEN) return resolve()
      gather()
      const waits = socket.bufferedAmount > slowFromBytes
      socket.send(text, () => waits && resolve())
      if (!waits) resolve()
    })
}
