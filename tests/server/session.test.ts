// Login, the session it makes and all ways it ends, over real sockets on a real database.
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { endSessions } from '../../server/session/endSessions.ts'
import { digestOf } from '../../server/session/token.ts'
import { ask, codesOf, openBench, password, type Bench } from './shell/bench.ts'
import { covers } from '../covers.ts'
import { withoutLooks } from '../run/withoutLooks.ts'
import { proves } from '../proves.ts'

const logIn =
  'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { code viewer { id email screenName username phone role authorities accountInfo { disabled registrationTime timeZone registrationIp lastLoginTime lastLoginIp referralUrl } avatar { processingStatus urlPart uuid fileId { subjectId type fileNumber } updateTime contentType metadata } } } }'
const mine = '{ getMyAuthorities { id role authorities } }'
const boss = 'boss@library.example'

let bench: Bench
beforeAll(async () => (bench = await openBench()).stop)

describe('login', () => {
  test('answers the viewer and a code that the cookie is traded for, once (S34)', async () => {
    covers('userFields', 'userAccount', 'avatarState', 'callLogin')
    const client = bench.client()
    const { data } = await ask<{ login: { code: string; viewer: { id: string; role: string; authorities: string[] } } }>(client, logIn, {
      e: ` ${boss} `.trim().toUpperCase(),
      p: password,
    })
    expect(data?.login.viewer).toMatchObject({
      id: '1',
      role: 'librarian',
      email: boss,
      accountInfo: { disabled: false },
      avatar: { processingStatus: 'OK' },
    })
    expect(data?.login.viewer.authorities).toContain('readBooks')
    // Everything is told that the console keeps of whoever logged in, null where there is none.
    const { accountInfo = {}, avatar = {}, ...told }: Readonly<Record<string, unknown>> = data?.login.viewer ?? {}
    expect(Object.keys(told)).toEqual(['id', 'email', 'screenName', 'username', 'phone', 'role', 'authorities'])
    expect(Object.keys(accountInfo as object)).toHaveLength(7)
    expect(Object.keys(avatar as object)).toHaveLength(7)
    const trade = () =>
      fetch(`${bench.origin}/api/session`, {
        method: 'POST',
        headers: { origin: bench.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ code: data?.login.code }),
      })
    const first = await trade()
    expect([first.status, first.headers.getSetCookie()[0]]).toEqual([
      200,
      expect.stringMatching(/^session-\d+=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/),
    ])
    expect(await first.json()).toEqual({ userId: '1' })
    expect((await trade()).status).toBe(401)
    const lines = await bench.sql("select * from audit_record where action = 'login' and outcome = 'DONE'")
    expect(lines).toHaveLength(1)
  })

  test.each([
    ['a wrong password', boss, 'wrong password'],
    ['an unknown person', 'nobody@library.example', password],
    ['a role that may not enter', 'reader@library.example', password],
    ['a text no database takes', 'a\0b@library.example', password],
  ])('refuses %s with the one text', async (_what, e, p) => {
    const { data, errors } = await ask<{ login: unknown }>(bench.client(), logIn, { e, p })
    expect(data?.login).toBeNull()
    expect(errors?.[0]).toMatchObject({ message: 'You may not enter.', extensions: { code: 'DENIED', template: 'refused' } })
  })

  test('makes no code for whoever is refused', async () => {
    expect(await bench.sql('select * from login_code')).toHaveLength(0)
    expect(await bench.sql("select distinct person from session where person = '3'")).toHaveLength(0)
  })
})

/** One that looks at no table by itself: a session whose end is told there is over at once, by no clock. */
const stillBench = async (): Promise<Bench> => {
  const still = await withoutLooks(openBench)
  onTestFinished(() => still.stop())
  return still
}

describe('a session', () => {
  test('gives its socket the rights of this moment', async () => {
    const cookie = await bench.enter(boss)
    const client = bench.client({ cookie, userId: '1' })
    const { data } = await ask<{ getMyAuthorities: { role: string } }>(client, mine)
    expect(data?.getMyAuthorities.role).toBe('librarian')
  })

  test('is asked for by everything but login', async () => {
    const nobody = bench.client()
    proves('errorAuthorization', { text: (await ask(nobody, mine)).errors?.[0]?.message })
    for (const query of [
      mine,
      '{ peopleFindById(id: "1") { id } }',
      '{ peopleFindById(id: "999") { id } }',
      '{ nothing }',
      'mutation { logout }',
    ])
      expect((await ask(nobody, query)).errors?.map(({ message, extensions }) => [message, extensions?.code])).toEqual([
        ['Authorization error', 'UNAUTHENTICATED'],
      ])
  })

  test('that is of another person than the tab believes is refused (S34)', async () => {
    const cookie = await bench.enter(boss)
    expect(await bench.client({ cookie, userId: '2' }).closed).toMatchObject({ code: 4403, reason: 'another user' })
  })

  test('without cookie counts as expired, with an unknown one as ended', async () => {
    expect(await bench.client({ userId: '1' }).closed).toMatchObject({ code: 4403, reason: 'expired' })
    expect(await bench.client({ userId: '1', cookie: `session-${new URL(bench.origin).port}=${'x'.repeat(43)}` }).closed).toMatchObject({
      code: 4403,
      reason: 'ended',
    })
  })

  test('that is logged out closes all its sockets within a second (S13)', async () => {
    covers('callLogout')
    const still = await stillBench()
    const cookie = await still.enter(boss)
    const [one, other] = [still.client({ cookie, userId: '1' }), still.client({ cookie, userId: '1' })]
    await ask(other, mine)
    expect((await ask<{ logout: boolean }>(one, 'mutation { logout }')).data).toEqual({ logout: true })
    expect(await Promise.all([one.closed, other.closed])).toMatchObject([
      { code: 4403, reason: 'ended' },
      { code: 4403, reason: 'ended' },
    ])
  })

  test('ends when DELETE /api/session says so, and only for our own origin', async () => {
    const cookie = await bench.enter(boss)
    const client = bench.client({ cookie, userId: '1' })
    await ask(client, mine)
    const leave = (origin: string) => fetch(`${bench.origin}/api/session`, { method: 'DELETE', headers: { origin, cookie } })
    expect((await leave('https://evil.example')).status).toBe(403)
    expect((await leave(bench.origin)).headers.getSetCookie()[0]).toMatch(/^session-\d+=; Path=\/; Max-Age=0/)
    expect(await client.closed).toMatchObject({ code: 4403, reason: 'ended' })
  })

  test('idle for an hour or twelve hours old is expired by the clock of the database (S15)', async () => {
    for (const [column, still, over] of [
      ['used', '59 minutes', '1 hour 1 second'],
      ['started', '11 hours 59 minutes', '12 hours 1 second'],
    ] as const) {
      const cookie = await bench.enter(boss)
      await bench.sql(`update session set ${column} = now() - interval '${still}'`)
      const client = bench.client({ cookie, userId: '1' })
      expect(codesOf(await ask(client, mine, {}, { auto: true }))).toEqual([])
      await client.dispose()
      await bench.sql(`update session set ${column} = now() - interval '${over}'`)
      expect(await bench.client({ cookie, userId: '1' }).closed).toMatchObject({ code: 4403, reason: 'expired' })
    }
  })

  test('that expires while open is closed, and only what a user does keeps it', async () => {
    const [cookie, other] = [await bench.enter(boss), await bench.enter(boss)]
    const [client, neighbour] = [bench.client({ cookie, userId: '1' }), bench.client({ cookie: other, userId: '1' })]
    const isUsed = async (of: string): Promise<boolean> => {
      const id = digestOf(of.replace(/^session-\d+=/, ''))
      return (await bench.sql(`select 1 from session where id = '${id}' and used > now() - interval '1 minute'`)).length > 0
    }
    await Promise.all([ask(client, mine, {}, { auto: true }), ask(neighbour, mine, {}, { auto: true })])
    await bench.sql("update session set used = now() - interval '30 minutes'")
    await ask(client, mine, {}, { auto: true })
    // Uses of all sessions are stored together: the neighbour's says that it was time for this one, too.
    await ask(neighbour, mine)
    await expect.poll(() => isUsed(other)).toBe(true)
    expect(await isUsed(cookie)).toBe(false)
    await ask(client, mine)
    await expect.poll(() => isUsed(cookie)).toBe(true)
    await bench.sql("update session set started = now() - interval '13 hours'")
    expect(await client.closed).toMatchObject({ code: 4403, reason: 'expired' })
  })

  test('of others ends when the password changes, one’s own stays (S14)', async () => {
    const still = await stillBench()
    const [one, other] = [await still.enter(boss), await still.enter(boss)]
    const [mineClient, otherClient] = [still.client({ cookie: one, userId: '1' }), still.client({ cookie: other, userId: '1' })]
    await Promise.all([ask(mineClient, mine), ask(otherClient, mine)])
    const { db, close } = openDatabase(still.server.database.url, patiently)
    await db.transaction().execute((tx) => endSessions(tx, '1', digestOf(one.replace(/^session-\d+=/, ''))))
    expect(await otherClient.closed).toMatchObject({ code: 4403, reason: 'ended' })
    expect((await ask<{ getMyAuthorities: { id: string } }>(mineClient, mine)).data?.getMyAuthorities.id).toBe('1')
    await close()
  })

  test('of before is gone when the same browser logs in anew', async () => {
    const cookie = await bench.enter(boss)
    const { data } = await ask<{ login: { code: string } }>(bench.client(), logIn, { e: boss, p: password })
    await fetch(`${bench.origin}/api/session`, {
      method: 'POST',
      headers: { origin: bench.origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ code: data?.login.code }),
    })
    expect(await bench.client({ cookie, userId: '1' }).closed).toMatchObject({ code: 4403, reason: 'ended' })
  })

  test('stays where a code came too late, or is none: nobody has logged in', async () => {
    const cookie = await bench.enter(boss)
    const { data } = await ask<{ login: { code: string } }>(bench.client(), logIn, { e: boss, p: password })
    await bench.sql("update login_code set made = now() - interval '31 seconds'")
    for (const code of [data?.login.code, 'none']) {
      const headers = { origin: bench.origin, cookie, 'content-type': 'application/json' }
      const traded = await fetch(`${bench.origin}/api/session`, { method: 'POST', headers, body: JSON.stringify({ code }) })
      expect(traded.status).toBe(401)
    }
    expect(await bench.sql('select 1 from session where id = $1', [digestOf(cookie.replace(/^session-\d+=/, ''))])).toHaveLength(1)
  })
})
