// From which address a request comes: the socket's, or what the proxies that one trusts say.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { log } from '../log.ts'

export type AddressOf = (
  request: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
) => string

const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

const saidIn = ({ headers }: Parameters<AddressOf>[0]): readonly string[] =>
  [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** @param trusted how many proxies stand in front; each appends the address it saw to X-Forwarded-For */
export const openAddresses = (trusted: number): AddressOf => {
  let warned = false
  const warn = (): void => {
    if (!warned)
      log(
        'warn',
        'X-Forwarded-For came and is not believed: all whom a proxy brings count as one. Set TRUST_PROXY to the number of proxies in front',
      )
    warned = true
  }
  return (request) => {
    const seen = plain(request.socket.remoteAddress ?? '')
    const said = saidIn(request)
    if (trusted === 0) {
      if (said.length > 0) warn()
      return seen
    }
    const told = plain([...said, seen].at(-1 - trusted) ?? said[0] ?? seen)
    return isIP(told) === 0 ? seen : told
  }
}
