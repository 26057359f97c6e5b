// Sends on one socket. What is said in one turn of the loop (an answer, and that it was the last) leaves as one write: each costs more than making the answer.
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes that may wait for one reader; who takes none of them for so long does not read. */
const maxUnreadBytes = 1_024 * 1_024
const maxIdleMs = 5_000
/** And who reads, but asks for more than it takes. */
const maxPiledBytes = 16 * 1_024 * 1_024
/** From so many on an answer is not over before it has left: who reads slowly is answered slowly. */
const slowFromBytes = 256 * 1_024

/** Whether too much waits for a reader, asked at each answer. Of how many have left one sees whether any is taken. */
const watchReader = (now: () => number): ((unread: number, left: number) => boolean) => {
  let [seen, since] = [0, 0]
  return (unread, left) => {
    if (unread <= maxUnreadBytes || left !== seen) [seen, since] = [left, now()]
    return unread > maxPiledBytes || now() - since >= maxIdleMs
  }
}

/** @param wire the connection beneath the socket */
export const senderOn = (
  socket: WebSocket,
  wire: Pick<Duplex, 'cork' | 'uncork'>,
  now: () => number = () => performance.now(),
): ((text: string) => Promise<void>) => {
  let gathering = false
  let left = 0
  const doesNotRead = watchReader(now)
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
      if (doesNotRead(socket.bufferedAmount, left)) socket.terminate()
      if (socket.readyState !== socket.OPEN) return resolve()
      gather()
      const waits = socket.bufferedAmount > slowFromBytes
      socket.send(text, () => {
        left += 1
        if (waits) resolve()
      })
      if (!waits) resolve()
    })
}
