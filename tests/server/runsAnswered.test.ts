// What comes back of a payment run while other things happen: a payee that is changed, the same sent twice, other words under a used key (decision 048).
import { beforeAll, expect, it } from 'vitest'
import { changePayee } from '../../custom/events/index.ts'
import { newKey } from '../access/server/newKey.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { answersPlan, askAnswer, askFile } from './runs/askFile.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'
import { password } from './storm/stormWorld.ts'

let runs: Runs
let run = ''
let ids: readonly string[]
const pay = { of: 'PayoutRequests', action: 'Pay', list: { filter: { status: ['NEW'] } } }

beforeAll(async () => {
  runs = await openRuns(4)
  ids = await runs.idsOf('NEW')
  const { data } = await askFile(runs.admin, { ...pay, currentPassword: password, rows: { ids } })
  run = String(data?.answer?.['id'])
  return runs.storm.stop
})

it('is recorded after a tick for a creator who changed their account, though that made the request another one', async () => {
  const [of] = await runs.storm.sql<{ creator: string }>('select user_id::text as creator from payout_requests where id = $1', [ids[0]])
  await changePayee(runs.storm.world, { creator: of?.creator ?? '', payee: { accountIdentifier: 'other@pay.example.com' } })
  const text = `${ids[0]},REF-0`
  const { count, reasons } = await answersPlan(runs.admin, run, text)
  expect(count).toBe(0)
  const ticks = reasons.flatMap(({ refused }) => (refused['ticks'] as readonly { readonly name: string }[]).map(({ name }) => name))
  expect(await askAnswer(runs.admin, run, text, { ticks })).toMatchObject({ __typename: 'RunStarted', count: 1 })
  await runs.over(run, 'PAUSED')
  expect(await runs.outcomes(run)).toEqual({ DONE: 1, WAITING: 3 })
})

it('is told to both where it is sent twice at once by one key', async () => {
  const key = newKey()
  const letGo = await runs.storm.hold(`select from run where id = ${run} for update`)
  const asked = [1, 2].map(() => askAnswer(runs.admin, run, `${ids[1]},REF-1`, { key, count: 1 }))
  await expect.poll(() => lockWaiters(runs.storm.sql), { timeout: 300_000 }).toBe(2)
  await letGo()
  const begun = { __typename: 'RunStarted', id: run, count: 1 }
  expect(await Promise.all(asked)).toEqual([begun, begun])
  await runs.over(run, 'PAUSED')
})

it('is refused where it says something else under a used key', async () => {
  const key = newKey()
  const begun = { __typename: 'RunStarted', id: run, count: 1 }
  expect(await askAnswer(runs.admin, run, `${ids[2]},REF-2`, { key, count: 1 })).toEqual(begun)
  expect(await askAnswer(runs.admin, run, `${ids[3]},REF-3`, { key, count: 1 })).toBeNull()
  expect(await askAnswer(runs.admin, run, `${ids[2]},REF-2`, { key, count: 1 })).toEqual(begun)
})
