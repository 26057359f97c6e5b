// Notices peers that vanished without a word: who answers none of three pings is gone. They are counted, so that the server's own standing
// still, while which it hears nobody, counts as one.
import type { WebSocket } from 'ws'

const pingIntervalMs = 4_000
const maxUnanswered = 3

/** One timer for all sockets. @returns what to do with each socket, and how to stop */
export const keepAlive = (): { readonly watch: (socket: WebSocket) => void; readonly stop: () => void } => {
  const unanswered = new Map<WebSocket, number>()
  const timer = setInterval(() => {
    for (const [socket, pings] of unanswered) {
      if (pings >= maxUnanswered) socket.terminate()
      else if (socket.readyState === socket.OPEN) {
        unanswered.set(socket, pings + 1)
        socket.ping()
      }
    }
  }, pingIntervalMs)
  timer.unref()
  return {
    watch: (socket) => {
      unanswered.set(socket, 0)
      socket.on('pong', () => unanswered.set(socket, 0))
      socket.once('close', () => unanswered.delete(socket))
    },
    stop: () => clearInterval(timer),
  }
}
