// Notices peers that vanished without a word: who does not answer a ping within one interval is gone.
import type { WebSocket } from 'ws'

const pingIntervalMs = 12_000

/** One timer for all sockets. @returns what to do with each socket, and how to stop */
export const keepAlive = (): { readonly watch: (socket: WebSocket) => void; readonly stop: () => void } => {
  const waiting = new Map<WebSocket, boolean>()
  const timer = setInterval(() => {
    for (const [socket, answered] of waiting) {
      if (!answered) socket.terminate()
      else if (socket.readyState === socket.OPEN) {
        waiting.set(socket, false)
        socket.ping()
      }
    }
  }, pingIntervalMs)
  timer.unref()
  return {
    watch: (socket) => {
      waiting.set(socket, true)
      socket.on('pong', () => waiting.set(socket, true))
      socket.once('close', () => waiting.delete(socket))
    },
    stop: () => clearInterval(timer),
  }
}
