// Whoever hands out a file needs what paying asks and what each of its columns asks; what came back is taken from whoever handed it out.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begin, start } from '../server/runs/askRun.ts'
import { askAnswer, askFile } from '../server/runs/askFile.ts'
import { openRuns, type Runs } from '../server/runs/openRuns.ts'
import { password } from '../server/storm/stormWorld.ts'
import { ask, codesOf } from './server/ask.ts'
import { generatedText } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'

let runs: Runs
let manager: Client

const pay = { of: 'PayoutRequests', action: 'Pay', list: { filter: { status: ['NEW'] } } }
const filed = { ...pay, currentPassword: password }

beforeAll(async () => {
  runs = await openRuns(6)
  manager = await runs.manager()
})
afterAll(() => runs.storm.stop())

const refusals = async (): Promise<number> =>
  Number(
    (await runs.storm.sql<{ n: string }>("select coalesce(sum(count), 0)::text as n from audit_record where outcome = 'DENIED'"))[0]?.n,
  )

/** What the server knows of the manager's rights: it hears of a change a moment later. */
const held = async (right: string): Promise<boolean | undefined> =>
  (await ask<{ answer: { authorities: readonly string[] } }>(manager, generatedText('GetMyAuthorities'))).data?.answer.authorities.includes(
    right,
  )

it.each(['createPayoutTransaction', 'getAnyPayoutRequest', 'revealAnyValue', 'getAnyPayeeInfo'])(
  'hands out nothing without %s',
  async (right) => {
    const before = await refusals()
    await runs.storm.sql(`delete from role_right where role = 'manager' and "right" = $1`, [right])
    await expect.poll(() => held(right)).toBe(false)
    expect(codesOf(await askFile(manager, { ...filed, group: '1', count: 6 }))).toEqual(['DENIED'])
    await runs.storm.sql(`insert into role_right (role, "right") values ('manager', $1)`, [right])
    await expect.poll(() => held(right)).toBe(true)
    expect(await runs.storm.sql('select from run')).toEqual([])
    await expect.poll(async () => (await refusals()) - before).toBe(1)
  },
)

it('hands out nothing to whoever says another password, and notes who did', async () => {
  const answer = await askFile(manager, { ...filed, group: '1', count: 6, currentPassword: 'another' })
  expect(answer.data?.answer).toMatchObject({ __typename: 'Invalid' })
  const told = () => runs.storm.sql("select operation from audit_record where outcome = 'DENIED' and rule = 'notOneself'")
  await expect.poll(told).toEqual([{ operation: 'fileRun' }])
})

it('hands out only what its action says is done elsewhere', async () => {
  expect(codesOf(await askFile(manager, { ...filed, action: 'Decline', input: { reason: 'no' } }))).toEqual(['BAD_REQUEST'])
})

it('takes a key for what it was made for: no file of what was begun, no beginning of what was handed out', async () => {
  const [begun, out] = [newKey(), newKey()]
  const [first, second] = await runs.idsOf('NEW')
  const started = { ...pay, action: 'Decline', input: { reason: 'a key of another kind' }, rows: { ids: [first] } }
  await runs.over(await begin(manager, started, begun))
  expect(codesOf(await askFile(manager, { ...filed, group: '1', count: 1 }, begun))).toEqual(['KEY_REUSED'])
  const one = { ...filed, group: '1', count: 1, rows: { ids: [second] } }
  expect((await askFile(manager, one, out)).data?.answer).toMatchObject({ __typename: 'RunFile' })
  expect(codesOf(await start(manager, { ...pay, rows: { ids: [second] } }, 1, out))).toEqual(['KEY_REUSED'])
  await runs.storm.sql(`update run set status = 'STOPPED' where status <> 'DONE'`)
})

it('hands out to one of two who do so at once', async () => {
  const asked = { ...filed, group: '1', count: 5 }
  const letGo = await runs.storm.hold(`select pg_advisory_xact_lock(hashtextextended('handed out PayoutRequest', 0))`)
  const both = Promise.all([askFile(manager, asked), askFile(runs.admin, asked)])
  await expect.poll(() => runs.storm.sql(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(2)
  await letGo()
  const answers = (await both).map(({ data }) => data?.answer)
  expect(answers.map((each) => each?.['__typename']).toSorted()).toEqual(['Refused', 'RunFile'])
  expect(answers).toContainEqual(expect.objectContaining({ rule: 'planChanged', params: ['0'] }))
  await runs.storm.sql(`update run set status = 'STOPPED'`)
})

it('hands out nothing that was paid while the file was made', async () => {
  const ids = await runs.idsOf('NEW')
  const letGo = await runs.storm.hold(`select pg_advisory_xact_lock(hashtextextended('handed out PayoutRequest', 0))`)
  const asked = askFile(manager, { ...filed, group: '1', count: ids.length })
  await expect.poll(() => runs.storm.sql(`select from pg_locks where locktype = 'advisory' and not granted`)).toHaveLength(1)
  const paid = await ask(runs.admin, generatedText('PayoutRequestsPay'), { id: ids[0], version: 1, input: {}, key: newKey() })
  expect(paid.data?.['answer']).toMatchObject({ __typename: 'PayoutRequestSaved' })
  await letGo()
  expect((await asked).data?.answer).toMatchObject({ __typename: 'Refused', rule: 'planChanged', params: [String(ids.length - 1)] })
  expect(await runs.storm.sql(`select from run where status in ('RUNNING', 'PAUSED')`)).toEqual([])
})

it('tells what a run came to to those who may read its receipt', async () => {
  const run = await begin(manager, { ...pay, rows: { ids: (await runs.idsOf('NEW')).slice(0, 2) } })
  await runs.over(run)
  const totals = async (client: Client): Promise<unknown> => {
    const answered = await ask<{ answer: unknown }>(client, generatedText('RunTotals'), { id: run })
    return answered.data?.answer ?? codesOf(answered)
  }
  const came = await totals(manager)
  const ledger = { count: 2, sum: { currency: 'EUR' } }
  expect(came).toMatchObject({
    sums: [
      { field: 'gross', count: 2 },
      { field: 'money', ...ledger },
    ],
    posted: [ledger],
  })
  // The first of the staff reads the audit, and so all receipts.
  expect(await totals(runs.admin)).toEqual(came)
  const other = await begin(runs.admin, { ...pay, rows: { ids: (await runs.idsOf('NEW')).slice(0, 1) } })
  await runs.over(other)
  expect(codesOf(await ask(manager, generatedText('RunTotals'), { id: other }))).toEqual(['DENIED'])
  expect(await askAnswer(manager, other, '1,x', { count: 1 })).toBeNull()
})
