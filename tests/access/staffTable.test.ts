// A11, A12, A13, A17: one's own role, who may do what to whom among the staff, My against Any, and rights that nobody wrote.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import { product } from '../../server/product.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle } from './oracle/oracle.ts'
import type { Oracle } from './oracle/oracle.ts'
import { rightsOf, staffRights } from './oracle/rights.ts'
import { ask, codesOf, isDenied } from './server/ask.ts'
import type { Answer } from './server/ask.ts'
import { newKey } from './server/newKey.ts'
import { openServer } from './server/openServer.ts'
import type { AccessServer } from './server/openServer.ts'

let server: AccessServer
let oracle: Oracle
let admin: Client
let manager: Client

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  server = await openServer()
  admin = await server.socket('admin')
  manager = await server.socket('manager')
  await server.grant('admin', staffRights(oracle.specs), admin)
  await server.grant('manager', staffRights(oracle.specs), manager)
})
afterAll(() => server.stop())

type Outcome = { readonly __typename: string; readonly rule?: string; readonly message?: string }
const outcome = ({ data, errors }: Answer<{ answer: Outcome | null }>): string => data?.answer?.__typename ?? errors?.map(({ extensions }) => String(extensions?.code)).join() ?? ''

/** Runs an action; what it takes beside the record is written as text. */
const act = (client: Client, operation: string, id: string, takes = ''): Promise<Answer<{ answer: Outcome }>> =>
  ask(client, `mutation($id: ID!, $key: Uuid!) { answer: ${operation}(id: $id, version: 1, key: $key${takes && `, ${takes}`}) { __typename ... on Refused { rule message } } }`, { id, key: newKey() })
const previewed = (client: Client, operation: string, id: string, takes = ''): Promise<Answer<{ answer: { allowed: boolean; refused: { message: string } | null } }>> =>
  ask(client, `query($id: ID!) { answer: ${operation}Preview(id: $id, version: 1${takes && `, ${takes}`}) { allowed refused { message } } }`, { id })
const people = () => server.sql('select u.id, u.version, u.email, u.username, u.screen_name, u.role, u.status, c.password from users u join users_credentials c using (id) order by u.id')

const deeds: readonly (readonly [operation: string, takes: string])[] = [
  ['usersUpdate', 'patch: { screenName: "changed" }'],
  ['usersUpdate', 'patch: { email: "mine@access.example" }'],
  ['usersUpdate', 'patch: { username: "mine" }'],
  ['usersUpdatePassword', 'input: { password: "a new long password" }'],
  ['usersUpdateRole', 'input: { role: member }'],
  ['usersDisable', 'input: { disabledReason: "x" }'],
  ['usersDelete', ''],
  ['usersEndSessions', ''],
]

describe('a manager with every right', () => {
  it.each(['admin', 'admin2', 'manager2'].flatMap((whom) => deeds.map(([operation, takes]) => [operation, takes, whom] as const)))('%s (%s) of %s is refused', async (operation, takes, whom) => {
    const before = await people()
    const answer = await act(manager, operation, server.ids[whom] ?? '', takes)
    expect([outcome(answer), answer.data?.answer.message]).toEqual(['Refused', 'Your role may not do this to a member of the staff'])
    expect(await people()).toEqual(before)
  })

  it.each(['admin', 'manager'])('makes nobody %s', async (role) => {
    const before = await people()
    const made = await ask<{ answer: Outcome }>(manager, `mutation($key: Uuid!) { answer: usersCreate(key: $key, input: { email: "new@access.example", password: "a new long password", role: ${role} }) { __typename ... on Refused { message } } }`, { key: newKey() })
    expect([outcome(made), made.data?.answer.message]).toEqual(['Refused', 'Staff roles are given by admins only'])
    expect(outcome(await act(manager, 'usersUpdateRole', server.ids['member'] ?? '', `input: { role: ${role} }`))).toBe('Refused')
    expect(await people()).toEqual(before)
  })

  it('cannot be given a role by the form', async () => {
    const answer = await act(manager, 'usersUpdate', server.ids['manager'] ?? '', 'patch: { role: admin }')
    expect(codesOf(answer)).toEqual(['BAD_REQUEST'])
  })
})

describe('an admin, as the table says', () => {
  it.each(['admin2', 'manager2', 'member'].flatMap((whom) => deeds.map(([operation, takes]) => [operation, takes, whom] as const)))('%s (%s) of %s is allowed', async (operation, takes, whom) => {
    const { data, errors } = await previewed(admin, operation, server.ids[whom] ?? '', takes)
    expect([errors, data?.answer.allowed, data?.answer.refused ?? null]).toEqual([undefined, true, null])
  })

  it.each(deeds.filter(([operation]) => operation === 'usersDisable' || operation === 'usersDelete'))('%s (%s) of oneself is refused', async (operation, takes) => {
    const before = await people()
    expect(outcome(await act(admin, operation, server.ids['admin'] ?? '', takes))).toBe('Refused')
    expect(await people()).toEqual(before)
  })
})

describe('one’s own role', () => {
  it.each(['manager', 'admin'])('%s: changing it is forbidden', async (who) => {
    const answer = await act(who === 'admin' ? admin : manager, 'usersUpdateRole', server.ids[who] ?? '', 'input: { role: member }')
    expect(answer.data?.answer).toMatchObject({ __typename: 'Refused', message: 'Changing own role is forbidden' })
  })

  it('stays as it is, however the own id is spelled', async () => {
    const before = await people()
    const id = server.ids['admin'] ?? ''
    const spelled = [`0${id}`, ` ${id}`, `${id} `, `+${id}`, `${id}.0`, `${id}e0`, `0x${Number(id).toString(16)}`, `${id}\u0000`, `\u0661`, `${id}; drop table users`, `"${id}"`, `-${id}`, '']
    for (const each of spelled) {
      const answer = await act(admin, 'usersUpdateRole', each, 'input: { role: member }')
      expect([each, ['Refused', 'Gone', 'BAD_REQUEST'].includes(outcome(answer))]).toEqual([each, true])
    }
    const two = await ask(admin, 'mutation($id: ID!, $a: Uuid!, $b: Uuid!) { a: usersUpdateRole(id: $id, version: 1, key: $a, input: { role: member }) { __typename } b: usersUpdateRole(id: $id, version: 1, key: $b, input: { role: member }) { __typename } }', { id, a: newKey(), b: newKey() })
    expect(codesOf(two)).toEqual(['BAD_REQUEST'])
    expect(await people()).toEqual(before)
  })
})

describe('My against Any', () => {
  const update = (id: string) => act(manager, 'userNotesUpdate', id, 'patch: { text: "changed by hand" }')
  const read = (id: string) => ask<{ answer: unknown }>(manager, 'query($id: ID!) { answer: usersFindById(id: $id) { id screenName } }', { id })

  it('one’s own profile with the My right, nobody else’s', async () => {
    await server.grant('manager', ['getMyUserInfo'], manager)
    const own = server.ids['manager'] ?? ''
    expect((await read(own)).data?.answer).toMatchObject({ id: own })
    for (const id of [server.ids['member'] ?? '', server.ids['admin'] ?? '', `0${own}`, ` ${own}`, `${own}.0`, `${own} or 1=1`, '999999999']) {
      const answer = await read(id)
      expect([id, isDenied(answer), answer.data?.answer ?? null]).toEqual([id, true, null])
    }
    expect(isDenied(await ask(manager, 'query { answer: usersSearch { items { id } } }'))).toBe(true)
  })

  it('a note that one wrote, not one about oneself, and none is read by a My right', async () => {
    await server.grant('manager', ['updateMyUserNotes', 'getMyUserInfo'], manager)
    expect(isDenied(await update(server.ids['noteAboutManager'] ?? ''))).toBe(true)
    expect(isDenied(await ask(manager, 'query($id: ID!) { answer: userNotesFindById(id: $id) { id text } }', { id: server.ids['noteAboutManager'] }))).toBe(true)
    expect(isDenied(await ask(manager, 'query($id: ID!) { answer: userNotesSearch(filter: { user: [$id] }) { items { id } } }', { id: server.ids['manager'] }))).toBe(true)
    expect(await server.sql('select text from user_notes where id = $1', [server.ids['noteAboutManager']])).not.toEqual([{ text: 'changed by hand' }])
    expect(outcome(await update(server.ids['noteOfManager'] ?? ''))).toBe('UserNoteSaved')
  })
})

describe('rights in role_right that nobody wrote', () => {
  it('grant nothing, are warned of, and a migration restores the rows of the specs', async () => {
    const strange = ['getanyuserinfo', 'GETANYUSERINFO', 'getAnyUserInf', ' getAnyUserInfo', 'getAnyUserInfo ', 'recordsPayouts', 'nobody', 'anyStaff', '*', '']
    await server.sql("delete from role_right where role = 'manager'")
    await server.sql("insert into role_right (role, \"right\") select 'manager', unnest($1::text[])", [strange])
    await expect.poll(async () => (await ask<{ answer: { authorities: readonly string[] } }>(manager, 'query { answer: getMyAuthorities { authorities } }')).data?.answer.authorities, { timeout: 2_000 }).toEqual([])
    for (const text of ['query { answer: usersSearch { items { id } } }', 'query { answer: usersAutocomplete { id } }', 'query { answer: payoutRequestsSearch { items { id } } }']) expect(isDenied(await ask(manager, text))).toBe(true)
    expect(isDenied(await act(manager, 'payoutRequestsPay', server.ids['NEW'] ?? ''))).toBe(true)
    expect(server.lines.filter((line) => line.includes('an unknown right grants nothing')).length).toBeGreaterThanOrEqual(strange.length - 1)
    const role = (await server.sql<{ role: string }>("select rolname as role from pg_roles where rolname like '%app%'"))[0]?.role ?? ''
    await migrate(server.ownerUrl, role, { product })
    for (const name of Object.keys(oracle.specs.access.roles)) {
      const rows = await server.sql<{ right: string }>('select "right" from role_right where role = $1', [name])
      const held = rows.map(({ right }) => right).filter((right) => staffRights(oracle.specs).includes(right))
      expect([name, held.toSorted()]).toEqual([name, name === 'admin' || name === 'manager' ? [...rightsOf(oracle.specs, name)].toSorted() : []])
    }
  })
})
