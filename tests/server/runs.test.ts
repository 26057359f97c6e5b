// One action over many records: planned, done in the background once each, with a receipt (domain 2, Bulk; behaviours 10).
import { beforeAll, describe, expect, it } from 'vitest'
import { newKey } from '../access/server/newKey.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { begin, planOf, start } from './runs/askRun.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'

const count = 30
let runs: Runs

const pay = { of: 'PayoutRequests', action: 'Pay', list: { filter: { status: ['NEW'] } }, input: { reference: 'one by one' } }
const decline = { ...pay, action: 'Decline', input: { reason: 'not yet' } }

beforeAll(async () => (runs = await openRuns(count)).storm.stop)

describe('a plan', () => {
  it('counts exactly, says why not in groups, and sums by currency and system', async () => {
    const [first, second] = await runs.idsOf('NEW')
    await runs.storm.sql(
      `update users_payee set account_identifier = 'other@pay.example.com' where id = (select user_id from payout_requests where id = $1)`,
      [first],
    )
    const [{ name } = { name: '' }] = await runs.storm.sql<{ name: string }>(
      'select screen_name as name from users where id = (select user_id from payout_requests where id = $1)',
      [second],
    )
    const plan = await planOf(runs.admin, pay)
    expect([plan.total, plan.count, plan.invalid]).toEqual([count, count - 1, null])
    expect(plan.reasons.map((each) => [each.refused.rule, each.count, each.records.map(({ id }) => id)])).toEqual([
      ['payeeUnchanged', 1, [first]],
    ])
    expect(plan.records[0]).toMatchObject({ id: second, title: second, about: name, amount: { amount: '500.00', currency: 'CRE' } })
    expect(plan.sums).toMatchObject([
      { field: 'gross', per: 'Bank', count: count - 1, sum: { amount: `${(count - 1) * 500}.00`, currency: 'CRE' } },
      { field: 'money', per: 'Bank', count: count - 1, sum: { currency: 'EUR' } },
    ])
  })

  it('lets pass by a tick what a tick lets pass', async () => {
    const { reasons } = await planOf(runs.admin, pay)
    const ticks = reasons.flatMap(({ refused }) => (refused['ticks'] as readonly { name: string }[]).map(({ name }) => name))
    expect((await planOf(runs.admin, { ...pay, ticks })).count).toBe(count)
  })

  it('is of what is picked: some, all but some', async () => {
    const ids = await runs.idsOf('NEW')
    expect((await planOf(runs.admin, { ...pay, rows: { ids: ids.slice(1, 4) } })).records.map(({ id }) => id)).toEqual(ids.slice(1, 4))
    expect((await planOf(runs.admin, { ...pay, rows: { except: ids.slice(0, 5) } })).total).toBe(count - 5)
    expect((await planOf(runs.admin, { ...pay, list: { filter: { status: ['PAID'] } } })).total).toBe(0)
  })

  it('says what is wrong with what was typed', async () => {
    const { invalid } = await planOf(runs.admin, { ...decline, input: { reason: '' } })
    expect(invalid).toMatchObject({ errors: [{ field: 'reason', code: 'required' }] })
  })

  it('does nothing', async () => {
    expect(await runs.storm.sql('select 1 from run')).toEqual([])
    expect(await runs.idsOf('NEW')).toHaveLength(count)
  })
})

describe('a run', () => {
  it('does each once, in the name of whoever began it, and keeps what came of it', async () => {
    const ids = (await runs.idsOf('NEW')).slice(1, 11)
    const run = await begin(await runs.manager(), { ...pay, rows: { ids } })
    await runs.over(run)
    expect(await runs.runOf(run)).toEqual({ status: 'DONE', total: 10, done: 10, refused: 0, stopped: null })
    expect(await runs.idsOf('PAID')).toEqual(ids)
    const lines = await runs.storm.sql(
      `select distinct actor, actor_name from audit_record where operation = 'payoutRequestsPay' and outcome = 'DONE'`,
    )
    expect(lines).toEqual([{ actor: runs.storm.staff[1]?.id, actor_name: 'staff1' }])
  })

  it('is begun once by one key, and refused where the plan is another by now', async () => {
    const wish = { ...decline, rows: { ids: (await runs.idsOf('NEW')).slice(0, 2) } }
    expect((await start(runs.admin, wish, 3)).data?.answer).toMatchObject({ __typename: 'Refused', rule: 'planChanged', params: ['2'] })
    const key = newKey()
    const [one, other] = await Promise.all([start(runs.admin, wish, 2, key), start(runs.admin, wish, 2, key)])
    expect(one.data?.answer).toMatchObject({ __typename: 'RunStarted', count: 2 })
    expect(other.data?.answer).toEqual(one.data?.answer)
    await runs.over(String(one.data?.answer?.['id']))
    expect((await start(runs.admin, wish, 2, key)).data?.answer).toEqual(one.data?.answer)
    expect(await runs.idsOf('DECLINED')).toHaveLength(2)
  })

  it('is told to whoever asks again by its key while it begins, though its records are no longer those of the plan', async () => {
    const { staff, sql, hold } = runs.storm
    const ids = (await runs.idsOf('NEW')).slice(0, 2)
    const key = newKey()
    // As another hand does it: begun and done by the time that the plan is made, unseen when the key was looked for.
    const letGo = await hold(`
      lock table payout_requests in access exclusive mode;
      insert into run (actor_id, operation, entity, total, done, key, args, ip, status)
        values (${staff[0]?.id}, 'payoutRequestsDecline', 'PayoutRequest', 2, 2, '${key}', '{}', '', 'DONE');
      update payout_requests set status = 'DECLINED', reason = 'not yet' where id in (${ids.join()})`)
    const asked = start(runs.admin, { ...decline, rows: { ids } }, 2, key)
    await expect.poll(() => lockWaiters(sql), { timeout: 300_000 }).toBe(1)
    await letGo()
    const [run] = await sql<{ id: string }>('select id::text as id from run where key = $1', [key])
    expect((await asked).data?.answer).toMatchObject({ __typename: 'RunStarted', id: run?.id, count: 2 })
  })

  it('leaves alone what changed since the plan, and says so; that is tried again, the rest undone, each by a run of its own', async () => {
    const ids = (await runs.idsOf('NEW')).slice(0, 3)
    const [rest, changed = ''] = [ids.slice(0, 2), ids[2]]
    const { letGo, run } = await runs.whileHeld(`update payout_requests set version = version + 1 where id = ${changed}`, {
      ...decline,
      rows: { ids },
    })
    await letGo()
    await runs.over(run)
    expect(await runs.outcomes(run)).toEqual({ DONE: 2, REFUSED: 1 })
    expect(await runs.storm.sql('select record, says from run_item where run_id = $1 and outcome <> $2', [run, 'DONE'])).toEqual([
      { record: changed, says: 'It was changed meanwhile' },
    ])
    const left = { ...decline, list: {}, rows: { of: run, done: false } }
    const again = await begin(runs.admin, left)
    await runs.over(again)
    expect(await runs.storm.sql('select record, outcome from run_item where run_id = $1', [again])).toEqual([
      { record: changed, outcome: 'DONE' },
    ])
    const undone = await begin(runs.admin, { of: 'PayoutRequests', action: 'Undo', rows: { of: run, done: true } })
    await runs.over(undone)
    expect(await runs.storm.sql('select after_id::text as after, done from run where id = $1', [undone])).toEqual([{ after: run, done: 2 }])
    expect(await runs.idsOf('NEW')).toEqual(expect.arrayContaining(rest))
  })
})
