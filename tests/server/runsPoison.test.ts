// A record of a run on which a whole transaction fails, at its commit or before anything was asked of it: it is left as failed, and nobody else waits for it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { begin } from './runs/askRun.ts'
import { openRuns } from './runs/openRuns.ts'
import type { Runs } from './runs/openRuns.ts'

const count = 6
let runs: Runs

const of = 'PayoutRequests'
const decline = { of, action: 'Decline', list: { filter: { status: ['NEW'] } }, input: { reason: 'not yet' } }

beforeAll(async () => {
  runs = await openRuns(count)
})
afterAll(() => runs.storm.stop())

it('fails alone, and what was asked for meanwhile is done', async () => {
  const { sql } = runs.storm
  const [first = '', second = '', poison = '', ...others] = await runs.idsOf('NEW')
  await sql(`create function refuse_commit() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$`)
  await sql(`create constraint trigger poison after update on payout_requests deferrable initially deferred
    for each row when (new.id = ${poison}) execute function refuse_commit()`)
  const poisoned = await begin(runs.admin, { ...decline, rows: { ids: [first, poison, ...others] } })
  const next = await begin(runs.admin, { ...decline, rows: { ids: [second] } })
  await runs.over(next)
  await runs.over(poisoned)
  expect(await runs.outcomes(poisoned)).toEqual({ DONE: count - 2, FAILED: 1 })
  expect(await sql('select record from run_item where run_id = $1 and outcome = $2', [poisoned, 'FAILED'])).toEqual([{ record: poison }])
  expect(await runs.runOf(poisoned)).toMatchObject({ done: count - 2, refused: 1 })
  expect(await runs.idsOf('NEW')).toEqual([poison])
  await sql('drop trigger poison on payout_requests')
  await runs.over(await begin(runs.admin, { of, action: 'Decline', input: { reason: 'not yet' }, rows: { of: poisoned, done: false } }))
  expect(await runs.idsOf('NEW')).toEqual([])
})
