// What came back of a payment run and is not done at its turn: its money was sent, so it stays handed out, and is answered again (decision 048).
import type { Client } from 'graphql-ws'
import { beforeAll, expect, it } from 'vitest'
import { answersPlan, askAnswer, askFile } from './runs/askFile.ts'
import { planOf } from './runs/askRun.ts'
import { limitChanged, setLimit } from './runs/limitChanged.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'
import { password } from './storm/stormWorld.ts'

const count = 4
let runs: Runs

const pay = { of: 'PayoutRequests', action: 'Pay', list: { filter: { status: ['NEW'] } } }

beforeAll(async () => (runs = await openRuns(count)).storm.stop)

/** @returns the run */
const handOut = async (client: Client, ids: readonly string[]): Promise<string> => {
  const { data } = await askFile(client, { ...pay, currentPassword: password, rows: { ids } })
  return String(data?.answer?.['id'])
}

const waiting = (run: string): Promise<readonly unknown[]> =>
  runs.storm.sql(`select record, answer, says from run_item where run_id = $1 and outcome = 'WAITING' order by id`, [run])

it('waits again where a limit of the day stood against it', async () => {
  const ids = (await runs.idsOf('NEW')).slice(-2)
  await limitChanged(runs.storm, runs.storm.creators.slice(-2), '600.00')
  const run = await handOut(runs.admin, ids)
  const text = ids.map((id) => `${id},REF-${id}`).join('\n')
  expect(await askAnswer(runs.admin, run, text)).toMatchObject({ __typename: 'RunStarted', count: 2 })
  await runs.over(run, 'PAUSED')
  expect(await runs.runOf(run)).toMatchObject({ total: 2, done: 1, refused: 0 })
  const [left, ...others] = (await waiting(run)) as readonly { readonly record: string }[]
  expect(left).toMatchObject({ answer: null, says: expect.stringContaining('600.00 Cr') })
  expect(others).toEqual([])
  const again = await planOf(runs.admin, { ...pay, rows: { ids: [left?.record] } })
  expect(again).toMatchObject({ count: 0, reasons: [{ refused: { rule: 'handedOut', params: [run] }, count: 1 }] })
  await setLimit(runs.storm, null)
  expect(await answersPlan(runs.admin, run, text)).toMatchObject({ total: 1, count: 1 })
  expect(await askAnswer(runs.admin, run, text)).toMatchObject({ __typename: 'RunStarted', count: 1 })
  await runs.over(run)
  expect(await runs.runOf(run)).toMatchObject({ done: 2, refused: 0 })
})

it('waits again where whoever handed it out may not pay any more', async () => {
  const { sql } = runs.storm
  const ids = await runs.idsOf('NEW')
  const run = await handOut(await runs.manager(), ids)
  await sql(`delete from role_right where role = 'manager' and "right" = 'createPayoutTransaction'`)
  // They had it when they gave the answers.
  await sql(`update run_item set answer = 'REF' where run_id = $1`, [run])
  await sql(`update run set status = 'RUNNING' where id = $1`, [run])
  await runs.over(run, 'PAUSED')
  const says = 'Whoever asked may not do this any more'
  expect(await waiting(run)).toEqual(ids.map((record) => ({ record, answer: null, says })))
  expect(await planOf(runs.admin, pay)).toMatchObject({ count: 0, reasons: [{ refused: { rule: 'handedOut' }, count: ids.length }] })
})
