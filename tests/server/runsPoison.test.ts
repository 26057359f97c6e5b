// A record of a run on which a whole transaction fails, at its commit or before anything was asked of it, is left as failed, one that somebody else holds
// waits, and nothing else waits for it. What the database had no time for is nothing of the record's own: it is tried again.
import { beforeAll, expect, it } from 'vitest'
import { lockWaiters } from '../run/lockWaiters.ts'
import { begin } from './runs/askRun.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'

const count = 6
let runs: Runs

const of = 'PayoutRequests'
const decline = { of, action: 'Decline', list: { filter: { status: ['NEW'] } }, input: { reason: 'not yet' } }

beforeAll(async () => (runs = await openRuns(count)).storm.stop)

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

it('holds up no other while its records are held by somebody', async () => {
  const undo = { of, action: 'Undo', list: { filter: { status: ['DECLINED'] } } }
  const [first = '', second = '', third = ''] = await runs.idsOf('DECLINED')
  const held = `select from payout_requests where id = ${second} for update`
  const { run, letGo } = await runs.whileHeld(held, { ...undo, rows: { ids: [first, second] } })
  await expect.poll(() => lockWaiters(runs.storm.sql)).toBeGreaterThan(0)
  await runs.over(await begin(runs.admin, { ...undo, rows: { ids: [third] } }))
  expect(await runs.runOf(run)).toMatchObject({ status: 'RUNNING' })
  await letGo()
  await runs.over(run)
  expect(await runs.outcomes(run)).toEqual({ DONE: 2 })
})

it('is told of no record that the database was too busy: it is done later, the others meanwhile', async () => {
  const { sql, lines } = runs.storm
  const [first = '', busy = ''] = await runs.idsOf('NEW')
  await sql(`create function be_busy() returns trigger language plpgsql as $$ begin raise exception 'busy' using errcode = '55P03'; end $$`)
  await sql(`create trigger busy before update on payout_requests for each row when (new.id = ${busy}) execute function be_busy()`)
  const run = await begin(runs.admin, { ...decline, rows: { ids: [first, busy] } })
  await expect.poll(() => lines.some((line) => line.includes('a run cannot go on')), { timeout: 300_000 }).toBe(true)
  await expect.poll(() => runs.outcomes(run), { timeout: 300_000 }).toEqual({ DONE: 1, WAITING: 1 })
  await sql('drop trigger busy on payout_requests')
  await runs.over(run)
  expect(await runs.outcomes(run)).toEqual({ DONE: 2 })
})
