// Answers written by hand, where there is no response to write them into: to an upgrade, to what is no HTTP.
import { STATUS_CODES } from 'node:http'
import { securityHeaders } from './securityHeaders.ts'

const linesOf = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

/** Lines of the headers that every answer carries. @param secure TLS stands in front */
export const securityLines = (secure: boolean): readonly string[] => linesOf(securityHeaders(secure))

/** The last answer of its line. */
export const bareAnswer = (code: number, says: string, secure: boolean): string =>
  [
    `HTTP/1.1 ${code} ${STATUS_CODES[code] ?? ''}`,
    ...securityLines(secure),
    ...linesOf({
      Connection: 'close',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(says)),
      'Cache-Control': 'no-store',
    }),
    '',
    says,
  ].join('\r\n')
