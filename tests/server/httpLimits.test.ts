// What bounds those who ask over HTTP: from where they come, how much and how slowly they ask; and what is said where something is wanting.
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openAddresses } from '../../server/http/addressOf.ts'
import { networkOf } from '../../server/http/networkOf.ts'
import { openHttp } from '../../server/http/openHttp.ts'
import type { Route } from '../../server/http/router.ts'
import { logLines } from '../../server/log.ts'
import { UpgradeLimits } from '../../server/socket/UpgradeLimits.ts'
import { takeTurns } from '../../server/takeTurns.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** @returns its port */
const serve = async (routes: readonly Route[]): Promise<number> => {
  const http = openHttp({ routes, secure: false, addressOf: openAddresses(0) })
  closing.push(() => http.close())
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return (http.address() as AddressInfo).port
}

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
    const lines: string[] = []
    const before = logLines.write
    logLines.write = (line) => void lines.push(line)
    closing.push(() => (logLines.write = before))
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
