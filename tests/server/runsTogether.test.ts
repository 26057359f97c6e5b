// Records of a run that are done at once: in statements of many, with what stands against one told of that one alone, and money as if each had come by itself.
import { beforeAll, expect, it } from 'vitest'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { begin } from './runs/askRun.ts'
import { limitChanged } from './runs/limitChanged.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'
import { checkStorm } from './storm/checkStorm.ts'
import { letEarn } from './storm/stormWorld.ts'

/** Each has a request of 500 Cr. */
const count = 20
let runs: Runs

const of = 'PayoutRequests'
const pay = { of, action: 'Pay', list: { filter: { status: ['NEW'] } } }
const undo = { of, action: 'Undo', list: { filter: { status: ['PAID'] } } }

beforeAll(async () => (runs = await openRuns(count)).storm.stop)

/** So many operations were written by each of the statements that wrote any. */
const writtenAtOnce = async (kind: string): Promise<readonly number[]> => {
  const rows = await runs.storm.sql<{ n: number }>(
    'select count(*)::int as n from ledger_operation where kind = $1 group by xmin::text, cmin::text order by n desc',
    [kind],
  )
  return rows.map(({ n }) => n)
}

it('are paid, and taken back, by statements of many', async () => {
  await runs.over(await begin(runs.admin, pay))
  await runs.over(await begin(runs.admin, undo))
  expect((await writtenAtOnce('PAYOUT'))[0]).toBeGreaterThan(count / 4)
  expect((await writtenAtOnce('PAYOUT_UNDO'))[0]).toBeGreaterThan(count / 4)
  expect(await runs.idsOf('NEW')).toHaveLength(count)
})

const creatorOf = async (request: string): Promise<string> =>
  (await runs.storm.sql<{ id: string }>('select user_id::text as id from payout_requests where id = $1', [request]))[0]?.id ?? ''

/** Of whoever may be paid by now. */
const generate = (): Promise<unknown> => ask(runs.admin, generatedText('PayoutRequestsGenerate'), { input: {}, key: newKey() })

it('are done one after the other where they do not bear each other', async () => {
  const [first = ''] = await runs.idsOf('NEW')
  await runs.over(await begin(runs.admin, { ...pay, rows: { ids: [first] } }))
  await letEarn(runs.storm.world, await creatorOf(first), 50_000n)
  await generate()
  const again = (await runs.idsOf('NEW')).at(-1) ?? ''
  expect(await creatorOf(again)).toBe(await creatorOf(first))
  await runs.over(await begin(runs.admin, { ...pay, rows: { ids: [again] } }))
  const run = await begin(runs.admin, { ...undo, rows: { ids: [first, again] } })
  await runs.over(run)
  const came = await runs.cameByOutcome(run)
  expect(came).toMatchObject([
    { outcome: 'DONE', says: null },
    { outcome: 'REFUSED', says: 'The creator has an open payout request' },
  ])
  expect(came.map(({ record }) => record).toSorted()).toEqual([first, again].toSorted())
})

it('do not pass a limit of the day together', async () => {
  const changed = runs.storm.creators.slice(-2)
  await limitChanged(runs.storm, changed, '600.00')
  const run = await begin(runs.admin, pay)
  await runs.over(run)
  const asked = await runs.storm.sql<{ outcome: string; says: string | null }>(
    `select outcome, says from run_item join payout_requests request on request.id::text = record
    where run_id = $1 and request.user_id = any($2::bigint[]) order by outcome`,
    [run, changed],
  )
  expect(asked).toEqual([
    { outcome: 'DONE', says: null },
    { outcome: 'REFUSED', says: expect.stringContaining('600.00 Cr') },
  ])
  expect((await runs.outcomes(run))['REFUSED']).toBe(1)
})

it('fail each by itself where what stands against them cannot be asked, and the run ends', async () => {
  await runs.over(await begin(runs.admin, undo))
  const [first = '', ...others] = await runs.idsOf('NEW')
  expect(others.length).toBeGreaterThan(2)
  const { run, letGo } = await runs.whileHeld(`select from payout_requests where id <> ${first} for update`, pay)
  await expect.poll(() => lockWaiters(runs.storm.sql)).toBeGreaterThan(0)
  await runs.storm.sql('alter view live_claim rename to live_claim_gone')
  await letGo()
  await runs.over(run)
  await runs.storm.sql('alter view live_claim_gone rename to live_claim')
  // One hand may have come to what nobody held before all of this: it is paid.
  const failed = await runs.storm.sql<{ record: string }>(
    `select record from run_item where run_id = $1 and outcome = 'FAILED' and record <> $2 order by record::bigint`,
    [run, first],
  )
  expect(failed.map(({ record }) => record)).toEqual(others)
  await runs.over(await begin(runs.admin, { of, action: 'Pay', rows: { of: run, done: false } }))
})

it('leave money, keys and audit sound', async () => {
  const { faults, effects } = await checkStorm(runs.storm.world.db, runs.storm.sql, [])
  expect(faults.filter((each) => !each.endsWith('was done, but asked by nobody'))).toEqual([])
  expect(effects).toBeGreaterThan(2 * count)
})
