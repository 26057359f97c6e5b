// A run at work: it pauses, stops, ends with the rights of whoever began it, and leaves everything sound (domain 2, Bulk).
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { begin } from './runs/askRun.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'
import { checkStorm } from './storm/checkStorm.ts'

/** The first batch of each hand leaves some. */
const count = 160
/** Each of three hands has taken 25. */
const underWay = 75
let runs: Runs

const of = 'PayoutRequests'
const pay = { of, action: 'Pay', list: { filter: { status: ['NEW'] } }, input: { reference: 'one by one' } }
const decline = { ...pay, action: 'Decline', input: { reason: 'not yet' } }
const undo = (status: string) => ({ of, action: 'Undo', list: { filter: { status: [status] } } })

beforeAll(async () => (runs = await openRuns(count)).storm.stop)

/** What was under way is over: nobody holds any of what waits. */
const settled = (run: string): Promise<void> => {
  const held = async (): Promise<number> => {
    const free = await runs.storm.sql(`select from run_item where run_id = $1 and outcome = 'WAITING' for update skip locked`, [run])
    return ((await runs.outcomes(run))['WAITING'] ?? 0) - free.length
  }
  return expect.poll(held, { timeout: 300_000 }).toBe(0)
}

describe('a run', () => {
  it('pauses and goes on', async () => {
    const { letGo, run } = await runs.whileAllWait(decline, 'NEW')
    expect(await runs.turn(run, 'Pause')).toMatchObject({ __typename: 'RunSaved', record: { status: 'PAUSED' } })
    await letGo()
    await settled(run)
    expect((await runs.outcomes(run))['WAITING']).toBeGreaterThan(0)
    expect(await runs.turn(run, 'GoOn')).toMatchObject({ __typename: 'RunSaved', record: { status: 'RUNNING' } })
    await runs.over(run)
    expect((await runs.outcomes(run))['WAITING']).toBeUndefined()
  })

  it('stops for good', async () => {
    const { letGo, run } = await runs.whileAllWait(undo('DECLINED'), 'DECLINED')
    expect(await runs.turn(run, 'Stop')).toMatchObject({ __typename: 'RunSaved', record: { status: 'STOPPED' } })
    await letGo()
    await settled(run)
    expect((await runs.outcomes(run))['WAITING']).toBeGreaterThan(0)
    expect(await runs.turn(run, 'GoOn')).toMatchObject({ __typename: 'Refused', rule: 'state' })
    await runs.over(await begin(runs.admin, { of, action: 'Undo', rows: { of: run, done: false } }))
  })
})

it('asks of each record what those before it left', async () => {
  const [first = ''] = await runs.idsOf('NEW')
  const declined = async (id: string): Promise<void> => runs.over(await begin(runs.admin, { ...decline, rows: { ids: [id] } }))
  await declined(first)
  await ask(runs.admin, generatedText('PayoutRequestsGenerate'), { input: {}, key: newKey() })
  const [{ id: second } = { id: '' }] = await runs.storm.sql<{ id: string }>(
    `select id::text as id from payout_requests where status = 'NEW' and user_id = (select user_id from payout_requests where id = $1)`,
    [first],
  )
  await declined(second)
  const run = await begin(runs.admin, { ...undo('DECLINED'), rows: { ids: [first, second] } })
  await runs.over(run)
  const came = await runs.cameByOutcome(run)
  expect(came).toMatchObject([
    { outcome: 'DONE', says: null },
    { outcome: 'REFUSED', says: 'The creator has an open payout request' },
  ])
  expect(came.map(({ record }) => record).toSorted()).toEqual([first, second].toSorted())
})

describe('whoever began it', () => {
  it('may log out meanwhile; without the right nothing further is done in their name', async () => {
    const manager = await runs.manager()
    const { letGo, run } = await runs.whileAllWait(pay, 'NEW', manager)
    await ask(manager, generatedText('Logout'))
    await runs.storm.sql(`delete from role_right where role = 'manager' and "right" = 'createPayoutTransaction'`)
    // Each hand does all that it took: none ends early because the machine is slow.
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      await letGo()
      await runs.over(run, 'STOPPED')
      expect(await runs.runOf(run)).toMatchObject({ stopped: 'Whoever asked may not do this any more' })
      await settled(run)
      const { DONE } = await runs.outcomes(run)
      expect(DONE).toBeGreaterThan(10)
      expect(DONE).toBeLessThanOrEqual(underWay)
    } finally {
      await runs.storm.sql(`insert into role_right (role, "right") values ('manager', 'createPayoutTransaction')`)
    }
  })

  it('ends with them: disabled, nothing further is done in their name', async () => {
    const manager = await runs.manager()
    const { letGo, run } = await runs.whileAllWait(pay, 'NEW', manager)
    await runs.storm.sql(`update users set status = 'DISABLED', version = version + 1 where id = $1`, [runs.storm.staff[1]?.id])
    await letGo()
    await runs.over(run, 'STOPPED')
    await settled(run)
    expect((await runs.outcomes(run))['WAITING']).toBeGreaterThan(0)
  })
})

it('leaves money, keys and audit sound', async () => {
  const { faults, effects } = await checkStorm(runs.storm.world.db, runs.storm.sql, [])
  expect(faults.filter((each) => !each.endsWith('was done, but asked by nobody'))).toEqual([])
  expect(effects).toBeGreaterThan(count)
})
