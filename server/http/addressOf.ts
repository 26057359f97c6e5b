// From which address a request comes: the socket's, or what the proxies that one trusts say.
import type { IncomingMessage } from 'node:http'

const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

/** @param trusted how many proxies stand in front; each appends the address it saw to X-Forwarded-For */
export const addressOf = ({ socket, headers }: IncomingMessage, trusted: number): string => {
  const seen = plain(socket.remoteAddress ?? '')
  if (trusted === 0) return seen
  const said = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return plain([...said, seen].at(-1 - trusted) ?? said[0] ?? seen)
}
