// A payment run: requests are handed out as a file of a payout system, and paid as the references come back (domain 2, Bulk; decision 048).
import { parseCsv } from 'hucre/csv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { lockWaiters } from '../run/lockWaiters.ts'
import { answersPlan, askAnswer, askFile } from './runs/askFile.ts'
import { planOf, type Plan } from './runs/askRun.ts'
import { openRuns, type Runs } from './runs/openRuns.ts'
import { checkStorm } from './storm/checkStorm.ts'
import { password } from './storm/stormWorld.ts'

const count = 6
let runs: Runs
let ids: readonly string[]
let run = ''

const pay = { of: 'PayoutRequests', action: 'Pay', list: { filter: { status: ['NEW'] } } }
const filed = { ...pay, currentPassword: password }

/** Of those that may be let pass, in the order of the plan. */
const ticksOf = ({ reasons }: Plan): readonly string[] =>
  reasons.flatMap(({ refused }) => (refused['ticks'] as readonly { readonly name: string }[]).map(({ name }) => name))

beforeAll(async () => {
  runs = await openRuns(count)
  ids = await runs.idsOf('NEW')
})
afterAll(() => runs.storm.stop())

describe('a payment run', () => {
  it('asks a reason, and who one is', async () => {
    const invalid = async (wish: object): Promise<unknown> => (await askFile(runs.admin, { ...filed, ...wish })).data?.answer
    expect(await invalid({ reason: ' ' })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'reason', code: 'required' }] })
    expect(await invalid({ currentPassword: '' })).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'currentPassword' }] })
    expect(await invalid({ currentPassword: 'another' })).toMatchObject({ errors: [{ field: 'currentPassword', code: 'notOneself' }] })
    expect(await runs.storm.sql('select from run')).toEqual([])
  })

  it('hands out the accounts of one payout system, and pays nothing yet', async () => {
    const key = newKey()
    const accounts = await runs.storm.sql<{ account: string }>('select account from payout_requests where id = any($1)', [ids.slice(0, 5)])
    const [{ account } = { account: '' }] = accounts
    const wish = { ...filed, rows: { ids: ids.slice(0, 5) }, reason: `Friday, ${account} first` }
    const { data } = await askFile(runs.admin, wish, key)
    expect(data?.answer).toMatchObject({ __typename: 'RunFile', count: 5 })
    run = String(data?.answer?.['id'])
    const [heading, ...rows] = parseCsv(String(data?.answer?.['text']))
    expect(heading).toEqual([
      'ID',
      'Account',
      'Account holder',
      'Address',
      'Country',
      'Tax ID',
      'Money to pay',
      'Money to pay: Currency',
      'Payment reference',
    ])
    expect(rows.map(([id]) => id)).toEqual(ids.slice(0, 5))
    expect(rows.map((row) => row[1])).toEqual(expect.arrayContaining(accounts.map((each) => each.account)))
    expect(await runs.runOf(run)).toMatchObject({ status: 'PAUSED', total: 5, done: 0 })
    expect(await runs.idsOf('NEW')).toEqual(ids)
    const audited = `select count, input->>'reason' as reason, input->'records' as records from audit_record where action = 'fileRun' and outcome = 'DONE'`
    const line = { count: 5, records: ids.slice(0, 5) }
    const [first] = await runs.storm.sql<{ reason: string }>(audited)
    expect(first).toMatchObject(line)
    expect(first?.reason).toMatch(/^Friday, •••• \.com first$/)
    // Whoever saw no answer has it once more, and so has the audit.
    expect((await askFile(runs.admin, wish, key)).data?.answer).toEqual(data?.answer)
    expect(await runs.storm.sql(audited)).toMatchObject([line, { ...line, reason: first?.reason }])
  })

  it('warns whoever does something else to them', async () => {
    const plan = await planOf(runs.admin, pay)
    expect(plan).toMatchObject({ total: 6, count: 1, reasons: [{ refused: { rule: 'handedOut', params: [run] }, count: 5 }] })
    const one = { id: ids[0], version: 1, input: {} }
    const { data: foretold } = await ask(runs.admin, generatedText('PayoutRequestsPayPreview'), one)
    expect(foretold?.['answer']).toMatchObject({ allowed: true, ticks: [{ name: `handedOut:${run}` }] })
    const declined = { ...one, input: { reason: 'not yet' }, key: newKey() }
    const { data: refused } = await ask(runs.admin, generatedText('PayoutRequestsDecline'), declined)
    expect(refused?.['answer']).toMatchObject({ __typename: 'Refused', rule: 'handedOut' })
    expect(await planOf(await runs.manager(), { ...pay, ticks: [`handedOut:${run}`] })).toMatchObject({ count: 6, reasons: [] })
  })

  it('pays what came back, the changed payee after a tick, and waits for the rest', async () => {
    await runs.storm.sql(
      `update users_payee set account_identifier = 'new-${'x'.repeat(4)}@pay.example.com', version = version + 1
      where id in (select user_id from payout_requests where id = any($1))`,
      [ids.slice(1, 3)],
    )
    const text = `Number;Reference\n${ids[0]};REF-0\n${ids[1]};REF-1\n${ids[5]};REF-5\n${ids[2]};REF-2\n${ids[3]};\n`
    const plan = await answersPlan(runs.admin, run, text)
    expect(plan).toMatchObject({
      total: 5,
      count: 1,
      reasons: [
        { refused: { rule: 'payeeUnchanged' }, count: 1, records: [{ id: ids[1] }] },
        { refused: { rule: 'payeeUnchanged' }, count: 1, records: [{ id: ids[2] }] },
        { refused: { rule: 'unread', params: [`${ids[5]} REF-5`] }, count: 1 },
      ],
    })
    const ticks = ticksOf(plan).slice(0, 1)
    const key = newKey()
    const begun = { __typename: 'RunStarted', id: run, count: 2 }
    expect(await askAnswer(runs.admin, run, text, { ticks, key })).toEqual(begun)
    await runs.over(run, 'PAUSED')
    expect(await askAnswer(runs.admin, run, text, { ticks, key, count: 2 })).toEqual(begun)
    expect(await runs.storm.sql('select id::text as id, reference from payout_requests where status = $1 order by id', ['PAID'])).toEqual([
      { id: ids[0], reference: 'REF-0' },
      { id: ids[1], reference: 'REF-1' },
    ])
    expect(await runs.outcomes(run)).toEqual({ DONE: 2, WAITING: 3 })
  })

  it('is answered by whoever handed it out alone, and by nobody once it is over', async () => {
    const text = ids.slice(2, 5).map((id) => `${id},late`)
    await expect(answersPlan(await runs.manager(), run, text.join('\n'))).rejects.toThrow('DENIED')
    expect(await askAnswer(runs.admin, run, text.join('\r\n'), { count: 1 })).toMatchObject({ __typename: 'Refused', rule: 'planChanged' })
    const ticks = ticksOf(await answersPlan(runs.admin, run, text.join('\r\n')))
    const key = newKey()
    expect(await askAnswer(runs.admin, run, text.join('\r\n'), { ticks, key })).toMatchObject({ __typename: 'RunStarted', count: 3 })
    await runs.over(run)
    // Whoever saw no answer is told the same, though it is over by now.
    expect(await askAnswer(runs.admin, run, text.join('\r\n'), { ticks, key, count: 3 })).toEqual({
      __typename: 'RunStarted',
      id: run,
      count: 3,
    })
    expect(await askAnswer(runs.admin, run, text.join('\r\n'), { count: 3 })).toMatchObject({ __typename: 'Refused', rule: 'state' })
    expect(await runs.idsOf('PAID')).toHaveLength(5)
  })

  it('is handed out once, and to whoever asks twice at once by one key both times', async () => {
    const { sql, hold } = runs.storm
    const key = newKey()
    const wish = { ...filed, rows: { ids: await runs.idsOf('NEW') } }
    // Both have made the plan before either hands anything out.
    const letGo = await hold(`select pg_advisory_xact_lock(hashtextextended('handed out PayoutRequest', 0))`)
    const asked = [askFile(runs.admin, wish, key), askFile(runs.admin, wish, key)]
    await expect.poll(() => lockWaiters(sql), { timeout: 300_000 }).toBe(2)
    await letGo()
    const [one, other] = await Promise.all(asked)
    expect(one?.data?.answer).toMatchObject({ __typename: 'RunFile', count: 1 })
    expect(other?.data?.answer).toEqual(one?.data?.answer)
    // Once, and each who has the file is in the audit.
    const filings = `select count from audit_record where action = 'fileRun' and outcome = 'DONE' and record = $1`
    expect(await sql(filings, [one?.data?.answer?.['id']])).toEqual([{ count: 1 }, { count: 1 }])
    expect(await sql('select total from run where key = $1', [key])).toEqual([{ total: 1 }])
  })

  it('agrees with the ledger', async () => {
    const [recorded] = await runs.storm.sql(
      `select sum(money_minor)::text as sum, count(*)::int as count from payout_requests where status = 'PAID'`,
    )
    const [posted] = await runs.storm.sql(
      `select sum(op.money_minor)::text as sum, count(*)::int as count from ledger_operation op join run_item item on item.key = op.key where item.run_id = $1`,
      [run],
    )
    expect(posted).toEqual(recorded)
    const { faults } = await checkStorm(runs.storm.world.db, runs.storm.sql, [])
    expect(faults.filter((each) => !each.endsWith('was done, but asked by nobody'))).toEqual([])
  })
})
