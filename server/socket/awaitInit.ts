// Closes a socket on which nobody says who they are in time. The seconds are beats, counted: while this process itself stands still, and reads nothing, it
// counts none, so that whoever spoke in time is heard.
import type { WebSocket } from 'ws'

const beatMs = 1_000
const maxBeats = 3
/** As the protocol has it: a client may come again. */
const timeoutCode = 4408

/** One timer for all sockets, there while one waits. @returns what to do with each socket, and once its init is there */
export const awaitInit = (): { readonly watch: (socket: WebSocket) => void; readonly heard: (socket: WebSocket) => void } => {
  const waiting = new Map<WebSocket, number>()
  let timer: NodeJS.Timeout | undefined
  const heard = (socket: WebSocket): void => {
    waiting.delete(socket)
    if (waiting.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const beat = (): void => {
    for (const [socket, beats] of waiting) {
      if (beats < maxBeats) waiting.set(socket, beats + 1)
      else {
        heard(socket)
        socket.close(timeoutCode, 'Connection initialisation timeout')
      }
    }
  }
  return {
    watch: (socket) => {
      waiting.set(socket, 0)
      timer ??= setInterval(beat, beatMs).unref()
      socket.once('close', () => heard(socket))
    },
    heard,
  }
}
