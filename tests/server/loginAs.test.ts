// Login as: who as whom, the one-time token, the session on the client site, and what the audit keeps of it (domain 1, 5.19).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientSiteRoutes } from '../../custom/server/clientSite/clientSiteRoutes.ts'
import { route, type Request } from '../../server/http/router.ts'
import type { Reply } from '../../server/http/Reply.ts'
import { digestOf, newToken } from '../../server/session/token.ts'
import type { Caller } from '../../server/call.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let member: string
let admin: Caller

beforeAll(async () => {
  money = await openMoney()
  const id = await money.person('admin', { screenName: 'Ada' })
  admin = money.callerOf('admin', id)
  member = await money.person('member', { screenName: 'Mia <3' })
})
afterAll(() => money.stop())

const ask = (caller: Caller, id: string, token = newToken()) =>
  money.run(caller, 'usersLoginAs', { id, input: { digest: digestOf(token) }, ticks: [] })

const open = async (path: string, cookie = '', method = 'GET', secure = false): Promise<Reply> => {
  const [plain = '', query = ''] = path.split('?')
  const request = { method, path: plain, query: new URLSearchParams(query), headers: { cookie }, ip: '192.0.2.7' } as unknown as Request
  return route(clientSiteRoutes({ ...money.world, secure }), request)
}
const cookieOf = ({ headers }: Reply): string => headers?.['Set-Cookie']?.split(';')[0] ?? ''
const entered = async (): Promise<string> => {
  const token = newToken()
  await ask(admin, member, token)
  return cookieOf(await open(`/client-site?token=${token}`))
}
const audited = () => money.sql("select action, actor, record from audit_record where action like 'loginAs%' order by id")

describe('login as', () => {
  it('leads to the client site as that user, with one token once, until one leaves', async () => {
    const token = newToken()
    expect(await ask(admin, member, token)).toMatchObject({ __typename: 'Done', ids: [member] })
    expect((await open(`/client-site?token=${token}`, '', 'HEAD')).code).toBe(200)
    const moved = await open(`/client-site?token=${token}`)
    expect(moved).toMatchObject({ code: 303, headers: { Location: '/client-site' } })
    expect(moved.headers?.['Set-Cookie']).toContain('HttpOnly; SameSite=Lax')
    expect((await open(`/client-site?token=${token}`)).code).toBe(403)
    const cookie = cookieOf(moved)
    expect((await open('/client-site', cookie)).body).toContain('You act as Mia &#60;3 – <button>leave</button>')
    await open('/client-site/leave', cookie, 'POST')
    expect((await open('/client-site', cookie)).body).not.toContain('You act as')
    expect(await audited()).toMatchObject([
      { action: 'loginAs', actor: admin.id, record: member },
      { action: 'loginAsStart', actor: admin.id, record: member },
      { action: 'loginAsEnd', actor: admin.id, record: member },
    ])
  })

  it('has a cookie that is host-bound where there is TLS, and reads no other there', async () => {
    const token = newToken()
    await ask(admin, member, token)
    const moved = await open(`/client-site?token=${token}`, '', 'GET', true)
    expect(moved.headers?.['Set-Cookie']).toMatch(/^__Host-client-site=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/)
    const cookie = cookieOf(moved)
    expect((await open('/client-site', cookie.replace('__Host-', ''), 'GET', true)).body).not.toContain('You act as')
    expect((await open('/client-site', cookie, 'GET', true)).body).toContain('You act as')
    const left = await open('/client-site/leave', cookie, 'POST', true)
    expect(left.headers?.['Set-Cookie']).toBe('__Host-client-site=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
    expect((await open('/client-site', cookie, 'GET', true)).body).not.toContain('You act as')
  })

  it('comes in a document that loads nothing', async () => {
    const policy = (await open('/client-site')).headers?.['Content-Security-Policy']
    for (const each of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${each} 'none'`)
  })

  it('keeps no secret', async () => {
    const token = newToken()
    await ask(admin, member, token)
    const cookie = await entered()
    const kept =
      JSON.stringify(await money.sql('select * from acting_sessions')) + JSON.stringify(await money.sql('select * from audit_record'))
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(cookie.split('=')[1])
  })

  it('knows no token after 60 seconds, and no session after 30 minutes; the end is written down then', async () => {
    const token = newToken()
    await ask(admin, member, token)
    expect(
      await money.value(
        'select extract(epoch from ends_time - create_time)::int from acting_sessions where digest = $1 and start_time is null',
        digestOf(token),
      ),
    ).toBe(60)
    await money.sql('update acting_sessions set ends_time = now() where digest = $1', [digestOf(token)])
    expect((await open(`/client-site?token=${token}`)).code).toBe(403)
    const cookie = await entered()
    const digest = digestOf(cookie.split('=')[1] ?? '')
    expect(await money.value('select extract(epoch from ends_time - start_time)::int from acting_sessions where digest = $1', digest)).toBe(
      1_800,
    )
    const before = (await audited()).length
    await money.sql('update acting_sessions set ends_time = now() where digest = $1', [digest])
    expect((await open('/client-site', cookie)).body).not.toContain('You act as')
    expect((await audited()).slice(before)).toMatchObject([{ action: 'loginAsEnd' }])
  })

  it('ends with the user', async () => {
    const gone = await money.person('member')
    const token = newToken()
    await ask(admin, gone, token)
    const cookie = cookieOf(await open(`/client-site?token=${token}`))
    expect((await open('/client-site', cookie)).body).toContain('You act as')
    await money.change('User', '', gone, { status: 'DISABLED' })
    expect((await open('/client-site', cookie)).body).not.toContain('You act as')
  })

  it('asks role and right of who acts again when the token is used, and at every look (A23)', async () => {
    const id = await money.person('manager')
    const begin = async (): Promise<{ readonly token: string; readonly cookie: string }> => {
      const [token, used] = [newToken(), newToken()]
      for (const each of [token, used]) expect(await ask(money.callerOf('manager', id), member, each)).toMatchObject({ __typename: 'Done' })
      return { token, cookie: cookieOf(await open(`/client-site?token=${used}`)) }
    }
    const isOver = async ({ token, cookie }: Awaited<ReturnType<typeof begin>>): Promise<void> => {
      expect((await open('/client-site', cookie)).body).not.toContain('You act as')
      expect((await open(`/client-site?token=${token}`)).code).toBe(403)
    }
    const whose = await begin()
    expect((await open('/client-site', whose.cookie)).body).toContain('You act as')
    await money.change('User', '', id, { role: 'member' })
    await isOver(whose)
    await money.change('User', '', id, { role: 'manager' })
    const right = await begin()
    const before = (await audited()).length
    await money.asOwner(`delete from role_right where role = 'manager' and "right" = 'loginAsAnyUser'`)
    await isOver(right)
    expect((await audited()).slice(before)).toMatchObject([{ action: 'loginAsEnd', actor: id }])
    await money.asOwner(`insert into role_right (role, "right") values ('manager', 'loginAsAnyUser')`)
    const target = await begin()
    await money.change('User', '', member, { role: 'admin' })
    await isOver(target)
    await money.change('User', '', member, { role: 'member' })
  })

  it('is refused as oneself, as other admins, to managers as staff, as the disabled and the deleted', async () => {
    const [other, manager, second] = [await money.person('admin'), await money.person('manager'), await money.person('manager')]
    const disabled = await money.person('member', { status: 'DISABLED' })
    const deleted = await money.person('member', { status: 'DELETED' })
    const asManager = money.callerOf('manager', manager)
    expect(await ask(admin, admin.id)).toMatchObject({ __typename: 'Refused', rule: 'notSelf' })
    expect(await ask(admin, other)).toMatchObject({ __typename: 'Refused', rule: 'staffTable' })
    expect(await ask(admin, manager)).toMatchObject({ __typename: 'Done' })
    expect(await ask(asManager, second)).toMatchObject({ __typename: 'Refused', rule: 'staffTable' })
    expect(await ask(asManager, member)).toMatchObject({ __typename: 'Done' })
    expect(await ask(admin, disabled)).toMatchObject({ __typename: 'Refused', rule: 'userEnabled' })
    expect(await ask(admin, deleted)).toMatchObject({ __typename: 'Refused', rule: 'notDeleted' })
    expect(await money.run(admin, 'usersLoginAs', { id: member, input: { digest: 'x' }, ticks: [] })).toMatchObject({
      __typename: 'Invalid',
    })
  })
})
