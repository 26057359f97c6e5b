// What bounds those who ask over HTTP: from where they come, how much and how slowly they ask; and what is said where something is wanting.
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openAddresses } from '../../server/http/addressOf.ts'
import { openPace } from '../../server/http/pace.ts'
import { networkOf } from '../../server/http/networkOf.ts'
import { json } from '../../server/http/Reply.ts'
import { openHttp, type Patience } from '../../server/http/openHttp.ts'
import type { Route } from '../../server/http/router.ts'
import { flushLog, logLines } from '../../server/log.ts'
import { senderOn } from '../../server/socket/sender.ts'
import { UpgradeLimits } from '../../server/socket/UpgradeLimits.ts'
import { takeTurns } from '../../server/takeTurns.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** @returns what the log gets from now on, until the test is over */
const heardLines = (): readonly string[] => {
  const lines: string[] = []
  // What was logged before counts for none of these.
  flushLog()
  const before = logLines.write
  logLines.write = (line) => void lines.push(line)
  closing.push(() => (logLines.write = before))
  return lines
}

const open = async (routes: readonly Route[], patience?: Patience): Promise<Server> => {
  const http = openHttp({ routes, secure: false, addressOf: openAddresses(0), isGoing: () => false, ...(patience && { patience }) })
  closing.push(() => http.close())
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return http
}
const portOf = (http: Server): number => (http.address() as AddressInfo).port
/** @returns its port */
const serve = async (...parts: Parameters<typeof open>): Promise<number> => portOf(await open(...parts))

describe('an address', () => {
  const from = (forwarded: string | undefined, trusted: number): string =>
    openAddresses(trusted)({
      socket: { remoteAddress: '::ffff:10.0.0.1' },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    })

  test('is the socket’s, or what trusted proxies say', () => {
    expect([from('1.1.1.1', 0), from('6.6.6.6, 1.1.1.1', 1), from('6.6.6.6, 1.1.1.1, 10.0.0.2', 2), from(undefined, 1)]).toEqual([
      '10.0.0.1',
      '1.1.1.1',
      '1.1.1.1',
      '10.0.0.1',
    ])
    expect(from('whatever I like', 1)).toBe('10.0.0.1')
  })

  test('that a proxy tells and nobody believes is said once, with what to do', () => {
    const lines = heardLines()
    const addressOf = openAddresses(0)
    for (const told of ['1.1.1.1', '2.2.2.2']) addressOf({ socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': told } })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY')
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::5', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['10.1.2.3', '10.1.2.3'],
    ['', ''],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('of IPv6 has its sockets counted with those of its network', () => {
    const limits = new UpgradeLimits()
    for (let n = 0; n < 20; n += 1) expect(limits.enter(`2001:db8::${n}`)).toBeDefined()
    expect([limits.enter('2001:db8::ffff'), limits.enter('2001:db8:0:1::1')]).toEqual([undefined, expect.anything()])
  })
})

describe('who takes their time', () => {
  const routes: readonly Route[] = [
    { method: 'POST', path: '/read', answer: async ({ body }) => json(200, await body(1_000)) },
    { method: 'POST', path: '/unread', answer: () => json(403, 'no') },
    { method: 'GET', path: '/large', answer: () => json(200, 'x'.repeat(64 * 1_024 * 1_024)) },
  ]
  const begun = (path: string): string => `POST ${path} HTTP/1.1\r\nHost: x\r\n`

  /** @returns what was answered until the server hung up */
  const heardOn = async (socket: Socket): Promise<string> => {
    let said = ''
    socket.on('data', (bytes) => (said += bytes.toString()))
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('close', resolve))
    return said
  }
  const dripTo = async (port: number, begins: string, drop: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(begins)
    const drip = setInterval(() => socket.write(drop), 20)
    const said = await heardOn(socket)
    clearInterval(drip)
    return said
  }
  const little: Patience = { headers: 300, body: 300, idle: 300 }

  test.each([
    ['headers', `${begun('/read')}X: `, 'y'],
    ['a body that is read', `${begun('/read')}Content-Length: 999\r\n\r\n`, '1'],
  ])('over %s is hung up on', async (_what, begins, drop) => {
    const port = await serve(routes, little)
    await expect(dripTo(port, begins, drop)).resolves.not.toMatch(/ 200 /)
  })

  test('over the first word is hung up on without one: a browser that asks at that moment would take it for its answer', async () => {
    expect(await heardOn(connect(await serve(routes, { ...little, idle: 600_000 }), '127.0.0.1'))).toBe('')
  })

  test('over a body that nobody reads is answered and hung up on at once', async () => {
    const patient: Patience = { headers: 600_000, body: 600_000, idle: 600_000 }
    expect(await dripTo(await serve(routes, patient), `${begun('/unread')}Content-Length: 999\r\n\r\n`, '1')).toMatch(/^HTTP\/1.1 403 /)
  })

  test('over reading an answer is hung up on', async () => {
    const http = await open(routes, little)
    const hungUp = new Promise((resolve) => http.once('connection', (there) => there.once('close', resolve)))
    const socket = connect(portOf(http), '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
    // Nothing is read until the server is gone: bytes that are here by then are read, the rest never came.
    await hungUp
    let read = 0
    socket.on('data', (bytes: Buffer) => (read += bytes.length))
    await closed
    expect(read).toBeLessThan(64 * 1_024 * 1_024)
  })
})

test('an address has a burst and a pace, and another network its own', () => {
  let now = 0
  const pace = openPace(() => now)
  const asked = (address: string, times: number): number => Array.from({ length: times }, () => pace.admits(address)).filter(Boolean).length
  expect([asked('10.0.0.1', 1_000), asked('10.0.0.2', 10)]).toEqual([600, 10])
  expect([asked('2001:db8::1', 600), asked('2001:db8::2', 10)]).toEqual([600, 0])
  now += 1_000
  expect(asked('10.0.0.1', 100)).toBe(30)
})

test('more than its pace is answered so, what is cheap is not counted', async () => {
  // However long asking takes, nobody has rested meanwhile.
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['performance'] })
  const routes: readonly Route[] = [
    { method: 'GET', path: '/dear', answer: () => json(200, 'here') },
    { method: 'GET', path: '/cheap', answer: () => json(200, 'here'), cheap: () => true },
  ]
  const port = await serve(routes)
  const codes = async (path: string): Promise<readonly number[]> => {
    const answers = []
    for (let n = 0; n < 8; n += 1)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, async () => (await fetch(`http://127.0.0.1:${port}${path}`)).status))))
    return [...new Set(answers)]
  }
  const lines = heardLines()
  expect(await codes('/cheap')).toEqual([200])
  expect(lines).toEqual([])
  expect(await codes('/dear')).toEqual([200, 429])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    says: 'too much is asked from one address',
    ip: '127.0.0.1',
    path: '/dear',
  })
  expect(lines.length).toBeLessThanOrEqual(60)
})

test('a socket that takes nothing of what waits for it is given up, one that takes some is not', async () => {
  const fill = 64 * 1_024
  const reading = {
    bufferedAmount: 0,
    readyState: 1,
    OPEN: 1,
    ended: false,
    send: (_text: string, done: () => void) => taken.push(done),
    terminate: () => (reading.ended = true),
  }
  const taken: (() => void)[] = []
  let now = 0
  const send = senderOn(reading as never, { cork: () => undefined, uncork: () => undefined }, () => now)
  const say = (): void => {
    now += 1_000
    reading.bufferedAmount += fill
    void send('x')
  }
  for (let n = 0; n < 40; n += 1) {
    say()
    taken.shift()?.()
  }
  expect(reading.ended).toBe(false)
  for (let n = 0; n < 6; n += 1) say()
  expect(reading.ended).toBe(true)
})

test('no room left for a file is said as such', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const routes = [{ method: 'GET', path: '/full', answer: () => Promise.reject(full) }] as const
  const answer = await fetch(`http://127.0.0.1:${await serve(routes)}/full`)
  expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'STORAGE_FULL', template: 'errors.STORAGE_FULL' }])
})

test('too much at once is no fault of the server: 503, and when to come again', async () => {
  const inTurn = takeTurns(1, 0)
  void inTurn(() => new Promise<never>(() => undefined))
  const routes = [{ method: 'GET', path: '/busy', answer: () => inTurn(() => Promise.reject(new Error('its turn came'))) }] as const
  const answer = await fetch(`http://127.0.0.1:${await serve(routes)}/busy`)
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([503, '2', { code: 'UNAVAILABLE' }])
})
