// The console as another role sees it: never more than that role's rights and one's own, nothing is changed, and the audit says who looked.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { ask, codesOf } from './server/ask.ts'
import { openServer, type AccessServer } from './server/openServer.ts'
import { persisted } from '../run/persisted.ts'
import { definitionOf } from './definitionOf.ts'
import { documentsOf } from './cells.ts'
import { bareText } from './bareText.ts'
import { manifest, model, schema } from './gateModel.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle } from './oracle/oracle.ts'
import { generatedText } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { variablesFor } from './variablesFor.ts'

type Client = Awaited<ReturnType<AccessServer['socket']>>

let server: AccessServer
let admin: Client

const [admins, managers] = [roleRights['admin'] ?? [], roleRights['manager'] ?? []]

beforeAll(async () => {
  server = await openServer()
  admin = await server.socket('admin')
})
afterAll(() => server.stop())

const mine = async (client: Client) => {
  const { data } = await ask<{ answer: { id: string; role: string; authorities: readonly string[] } }>(
    client,
    generatedText('GetMyAuthorities'),
  )
  return data?.answer
}
const settings = 'query { answer: systemSettingsGet { id } }'
const lines = (outcome: string) =>
  server.sql<{ name: string; role: string; input: unknown }>(
    `select actor_name as name, role, input from audit_record where operation = 'viewAs' and outcome = $1 order by id`,
    [outcome],
  )

it('an admin has the rights of a manager, and is still themselves', async () => {
  const looking = await server.socket('admin', { viewAs: 'manager' })
  expect(await mine(looking)).toMatchObject({ id: server.ids['admin'], role: 'manager', authorities: managers.toSorted() })
  expect(codesOf(await ask(admin, settings))).toEqual([])
  expect(codesOf(await ask(looking, settings))).toEqual(['DENIED'])
  expect((await lines('DONE')).at(-1)).toMatchObject({ role: 'admin', input: { role: 'manager' } })
})

// Before very many are refused: a flood of refusals is counted in one line.
it.each([
  ['manager', 'admin', 'has no right to'],
  ['admin', 'admin', 'is one already'],
  ['admin', 'member', 'is no role of staff'],
  ['admin', 'toString', 'is no role at all'],
  ['admin', 7, 'is no name'],
  ['admin', `x${String.fromCharCode(0)}`, 'is no text that is kept'],
])('a socket of a %s as %s is closed: it %s', async (who, role, _why) => {
  const before = (await lines('DENIED')).length
  const refused = await server.socket(who, { viewAs: role })
  expect(await refused.closed).toMatchObject({ code: 4403, reason: 'view as' })
  await expect
    .poll(async () => (await lines('DENIED')).slice(before))
    .toMatchObject([{ role: who, input: { role: String(role).replace('\0', '') } }])
})

it('what is tried nevertheless leaves one line', async () => {
  const looking = await server.socket('admin', { viewAs: 'manager' })
  const text = generatedText('UsersDisable')
  const variables = variablesFor(schema, definitionOf(text), { flags: true, id: '1', key: newKey() })
  expect(codesOf(await ask(looking, text, variables))).toEqual(['DENIED'])
  // What is refused after it is written after it.
  expect(codesOf(await ask(looking, settings))).toEqual(['DENIED'])
  const told = () =>
    server.sql("select operation, rule from audit_record where outcome = 'DENIED' and operation <> 'viewAs' order by operation")
  await expect.poll(told).toContainEqual({ operation: 'usersDisable', rule: 'right' })
  expect((await told()).filter(({ operation }) => operation === 'usersDisable')).toHaveLength(1)
})

it('no operation changes anything, whatever rights there are', async () => {
  await server.grant('manager', admins, await server.socket('manager'))
  const looking = await server.socket('admin', { viewAs: 'manager' })
  const oracle = openOracle(await loadSpecs())
  const documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  const changing = model.operations.filter(({ on }) => on === 'mutation')
  const done: string[] = []
  for (const { name } of changing) {
    const text = documents.get(name)?.[0] ?? ''
    const { errors } = await ask(looking, text, variablesFor(schema, definitionOf(text), { flags: true, id: '1', key: newKey() }))
    if (errors?.[0]?.extensions?.template !== 'errors.viewAs') done.push(name)
  }
  expect(changing.length).toBeGreaterThan(80)
  expect(done).toEqual([])
  expect(await server.sql("select id from audit_record where outcome = 'DONE' and operation not in ('login', 'viewAs')")).toEqual([])
})

it('one may leave', async () => {
  const looking = await server.socket('admin', { viewAs: 'manager' })
  expect(codesOf(await ask(looking, generatedText('Logout')))).toEqual([])
})

it('what oneself may not stays closed, whatever the other role may', async () => {
  await server.grant('manager', managers, await server.socket('manager'))
  await server.grant('admin', ['viewAsAnyRole', 'getAnyUserInfo'], admin)
  const looking = await server.socket('admin', { viewAs: 'manager' })
  expect((await mine(looking))?.authorities).toEqual(['getAnyUserInfo'])
})

it('whoever loses the right to look so reads nothing from then on', async () => {
  await server.grant('admin', admins, admin)
  const looking = await server.socket('admin', { viewAs: 'manager' })
  expect((await mine(looking))?.authorities).toEqual(managers.toSorted())
  await server.grant(
    'admin',
    admins.filter((right) => right !== 'viewAsAnyRole'),
    admin,
  )
  expect((await mine(looking))?.authorities).toEqual([])
  await server.grant('admin', admins, admin)
})

it('hears of no change that one of the two may not read', async () => {
  await server.grant(
    'admin',
    admins.filter((right) => right !== 'getAnyUserNotes'),
    admin,
  )
  const heard = async (client: Client, list: string[]): Promise<void> => {
    for await (const { data } of client.iterate<{ answer: { entity: string | null } }>(persisted(generatedText('Changes'))))
      if (data) list.push(data.answer.entity ?? '')
  }
  const [byManager, byLooking]: [string[], string[]] = [[], []]
  const manager = await server.socket('manager')
  const looking = await server.socket('admin', { viewAs: 'manager' })
  for (const [client, list] of [
    [manager, byManager],
    [looking, byLooking],
  ] as const)
    heard(client, list).catch(() => undefined)
  await Promise.all([mine(manager), mine(looking)])
  const tell = (entity: string) =>
    server.sql('select pg_notify($1, $2)', [
      'concord_change',
      JSON.stringify([{ entity, id: '1', version: 2, action: 'update', by: 'Kim' }]),
    ])
  await tell('UserNote')
  // Who hears the later one has been told all before it.
  await tell('User')
  await expect.poll(() => [byManager.at(-1), byLooking.at(-1)]).toEqual(['User', 'User'])
  expect(byManager).toContain('UserNote')
  expect(byLooking).not.toContain('UserNote')
})
