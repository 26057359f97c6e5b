// Answers an upgrade that is not wanted, before any websocket exists.
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

export const refuseUpgrade = (socket: Duplex, code: 400 | 403 | 404 | 429 | 503, says: string): void => {
  const lines = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ''}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(says)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    '',
    says,
  ]
  socket.end(lines.join('\r\n'), () => socket.destroy())
}
