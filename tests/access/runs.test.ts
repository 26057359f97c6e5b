// Whoever runs something over many records needs what the list asks and what the change asks; a receipt is shown to whoever began it, and to those who read
// the audit.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askPlan, begin, listOf, planOf, start, type Wish } from '../server/runs/askRun.ts'
import { persisted } from '../run/persisted.ts'
import { ask, codesOf } from './server/ask.ts'
import { generatedText } from './server/generatedText.ts'
import { listPayload } from './server/listPayload.ts'
import { openServer, type AccessServer } from './server/openServer.ts'

let server: AccessServer
let admin: Client
let manager: Client
let held: readonly string[]

const disable: Wish = {
  of: 'Users',
  action: 'Disable',
  input: { disabledReason: 'tried' },
  list: { filter: { role: ['member', 'free_business'] } },
}

beforeAll(async () => {
  server = await openServer()
  ;[admin, manager] = [await server.socket('admin'), await server.socket('manager')]
  held = (await server.sql<{ right: string }>(`select "right" from role_right where role = 'manager'`)).map(({ right }) => right)
})
afterAll(() => server.stop())

/** What the manager is answered without a right: of the plan, and of the start. */
const without = async (right: string, wish = disable): Promise<readonly (readonly string[])[]> => {
  await server.grant(
    'manager',
    held.filter((each) => each !== right),
    manager,
  )
  const codes = [codesOf(await askPlan(manager, wish)), codesOf(await start(manager, wish, 2))]
  await server.grant('manager', held, manager)
  return codes
}
const runsSeen = async (client: Client, document = 'RunsList'): Promise<readonly string[]> => {
  const guards = { readsUserStatus: true, readsUserFraudStatus: true, readsUserVerificationStatus: true, readsRunStatus: true }
  const { data } = await ask<{ answer: { items: readonly { id: string }[] } | null }>(client, generatedText(document), guards)
  return (data?.answer?.items ?? []).map(({ id }) => id)
}

it('asks the right of the list, of what it is narrowed by, and of the change', async () => {
  expect((await planOf(manager, disable)).count).toBe(3)
  expect(await without('updateAnyUserStatus')).toEqual([['DENIED'], ['DENIED']])
  expect(await without('getAnyUserInfo')).toEqual([['DENIED'], ['DENIED']])
  const byFraud = { ...disable, list: { filter: { fraudStatus: ['FRAUD'] } } }
  expect(await without('getAnyFraudInfo', byFraud)).toEqual([['DENIED'], ['DENIED']])
  expect(await server.sql('select 1 from run')).toEqual([])
})

it('runs only what a list offers, over its own records', async () => {
  const preview = { ...persisted(generatedText('UsersDisablePreview')), variables: { id: '1', version: 1, input: { disabledReason: 'x' } } }
  for (const list of [listOf({ of: 'PayoutRequests' }), preview, 7])
    expect(codesOf(await askPlan(admin, { ...disable, rows: { list } }))).toEqual(['BAD_REQUEST'])
  expect(codesOf(await askPlan(admin, { of: 'Tags', action: 'Delete' }))).toEqual(['BAD_REQUEST'])
  expect(codesOf(await askPlan(admin, { ...disable, rows: { where: '1 = 1' } }))).toEqual(['BAD_REQUEST'])
  const strange = { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }
  expect(codesOf(await askPlan(admin, { ...disable, rows: { list: strange } }))).toHaveLength(1)
})

it('begins nothing for whoever only looks as another role', async () => {
  const looking = await server.socket('admin', { viewAs: 'manager' })
  expect(codesOf(await start(looking, disable, 2))).toEqual(['DENIED'])
  expect(await server.sql('select 1 from run')).toEqual([])
})

/** What a socket hears of what becomes of runs and of their records. */
const hear = (client: Client): readonly string[] => {
  const heard: string[] = []
  client.subscribe<{ answer: { entity: string | null; id: string | null } }>(persisted(generatedText('Changes')), {
    next: ({ data }) => void (data?.answer.entity?.startsWith('Run') && heard.push(`${data.answer.entity} ${data.answer.id}`)),
    error: () => undefined,
    complete: () => undefined,
  })
  return heard
}

/** It changes in the background: whatever it leaves is there by then. */
const ended = (run: string): Promise<void> =>
  expect.poll(async () => (await server.sql('select status from run where id = $1', [run]))[0]).toEqual({ status: 'DONE' })

it('shows a receipt to whoever began it and to those who read the audit, and nobody else goes on with it', async () => {
  const heard = hear(manager)
  const run = await begin(manager, { ...disable, list: { search: 'member@access.example' } })
  await ended(run)
  const other = await begin(admin, { ...disable, list: { search: 'free_business@access.example' } })
  await ended(other)
  expect(await runsSeen(manager)).toEqual([run])
  expect(await runsSeen(manager, 'RunItemsList')).toHaveLength(1)
  expect(await runsSeen(admin)).toEqual([other, run])
  const [item] = await runsSeen(manager, 'RunItemsList')
  await expect.poll(() => heard).toEqual(expect.arrayContaining([`Run ${run}`, `RunItem ${item}`]))
  expect(new Set(heard)).toEqual(new Set([`Run ${run}`, `RunItem ${item}`]))
  expect(codesOf(await askPlan(manager, { ...disable, list: {}, rows: { of: other, done: true } }))).toEqual(['DENIED'])
  const enable = { of: 'Users', action: 'Enable', rows: { of: run, done: true } }
  await expect.poll(async () => (await planOf(admin, enable)).total).toBe(1)
  const pause = await ask(manager, generatedText('RunsPause'), { id: other, version: 1, key: '01a21c5b-a073-714d-ba99-c2c48108c083' })
  expect(codesOf(pause)).toEqual(['DENIED'])
})

it('is one line of the audit, and each change one of its own', async () => {
  const lines = await server.sql(
    `select action, count, entity, input->>'operation' as operation from audit_record where action in ('startRun', 'disable') and outcome = 'DONE' order by id`,
  )
  const run = { action: 'startRun', count: 1, entity: 'Run', operation: 'usersDisable' }
  const change = { action: 'disable', count: 1, entity: 'User', operation: null }
  expect(lines).toEqual([run, change, run, change])
})

it('gives back the place that a document of another sort took', async () => {
  const wish = { ...disable, rows: { list: listPayload('Changes') } }
  const codes: (readonly string[])[] = []
  // One more than there may be subscriptions on a socket.
  for (let times = 0; times < 17; times += 1) codes.push(codesOf(await askPlan(manager, wish)))
  expect(new Set(codes.flat())).toEqual(new Set(['BAD_REQUEST']))
  expect(codesOf(await askPlan(manager, disable))).toEqual([])
})
