// What is answered before any route and any socket: with the headers that every answer has, and a line in the log where somebody tries what is not theirs.
import { get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openAddresses } from '../../server/http/addressOf.ts'
import { openHttp } from '../../server/http/openHttp.ts'
import { json } from '../../server/http/Reply.ts'
import { securityHeaders } from '../../server/http/securityHeaders.ts'
import { openBench, type Bench } from './shell/bench.ts'
import { closeRaw, openRaw } from './shell/rawSocket.ts'

describe('what is answered before any route', () => {
  const http = openHttp({
    routes: [{ method: 'GET', path: '/', answer: () => json(200, 'here') }],
    secure: true,
    addressOf: openAddresses(0),
    isGoing: () => false,
  })
  beforeAll(() => new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve)))
  afterAll(() => http.close())

  /** @returns what came back, whole */
  const answerTo = async (sent: string): Promise<string> => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
    socket.end(sent)
    return text(socket)
  }

  test.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation that nobody knows', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
  ])('to %s carries the protection that every answer has', async (_what, sent, code) => {
    const answer = await answerTo(sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `))
    for (const [name, value] of Object.entries(securityHeaders(true))) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
  })
})

describe('a socket', () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await openBench()
  })
  afterEach(closeRaw)
  afterAll(() => bench.stop())

  test.each([
    ['that is refused', () => ({}), 403],
    ['that is no handshake', () => ({ origin: bench.origin, 'sec-websocket-protocol': 'graphql-transport-ws' }), 400],
    [
      'that is opened',
      () => ({
        origin: bench.origin,
        'sec-websocket-protocol': 'graphql-transport-ws',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      }),
      101,
    ],
  ])('%s carries the protection that every answer has', async (_what, headers, code) => {
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = get(`${bench.origin}/graphql`, { headers: { connection: 'upgrade', upgrade: 'websocket', ...headers() } })
      asked.on('response', resolve)
      asked.on('upgrade', resolve)
      asked.on('error', reject)
    })
    answered.destroy()
    const expected = Object.entries(securityHeaders(false)).map(([name, value]) => [name.toLowerCase(), value])
    expect(answered.statusCode).toBe(code)
    expect(answered.headers).toMatchObject(Object.fromEntries(expected))
  })

  test('that is refused for where it comes from, or for haste, leaves a line', async () => {
    const from = bench.lines.length
    const told = () => bench.lines.slice(from).map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    const origin = `https://evil.example/${'x'.repeat(1_000)}`
    await openRaw(bench.origin, { headers: { origin } }).closed
    expect(told()).toMatchObject([
      { level: 'warn', says: 'another origin is refused', origin: origin.slice(0, 200), ip: '127.0.0.1', path: '/graphql' },
    ])
    // The first is closed for haste, and on no machine because three seconds went by.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const sockets = Array.from({ length: 21 }, () => openRaw(bench.origin))
    await Promise.race(sockets.map(({ closed }) => closed))
    vi.useRealTimers()
    expect(told().at(-1)).toMatchObject({ level: 'warn', says: 'too many sockets from one address', ip: '127.0.0.1' })
  })
})
