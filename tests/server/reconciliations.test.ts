// Month's end through the console's own operations: a month's payouts in the ledger against the statement of their payout system.
import { beforeAll, describe, expect, it } from 'vitest'
import { openMoney, type Money } from './money/openMoney.ts'
import { itemsOf, type Bag } from './records/workbench.ts'

let money: Money
beforeAll(async () => (money = await openMoney()).stop)

/** The month in which was paid, by the clock of the database, and the one before. */
let now: string
let before: string
const noteMonths = async (): Promise<void> => {
  const [months] = await money.sql(
    "select to_char(now(), 'YYYY-MM') as now, to_char(date_trunc('month', now()) - interval '1 month', 'YYYY-MM') as before",
  )
  now = String(months?.['now'])
  before = String(months?.['before'])
}

const request = async (): Promise<string> => {
  const made = await money.act(money.manager, 'payoutRequestsCreate', await money.creator(12_000n), {})
  return String((made['ids'] as string[])[0])
}
/** 103.96 EUR, 113.00 Cr without the commission. */
const pay = async (reference: string): Promise<string> => {
  const id = await request()
  await money.act(money.manager, 'payoutRequestsPay', id, { reference })
  return id
}
const payByHand = async (reference: string): Promise<string> => {
  const gross = { amount: '40.00', currency: 'CRE' }
  const input = { gross, payoutSystem: '1', reference, comment: 'By hand' }
  const made = await money.act(money.manager, 'manualPayoutTransactionsCreate', await money.creator(4_000n), input)
  return String((made['ids'] as string[])[0])
}
const statement = (...lines: readonly string[]): string => ['Reference,Amount,Currency', ...lines].join('\n')

const begin = (month: string, given?: string, caller = money.manager): Promise<Bag> =>
  money.run(
    caller,
    'reconciliationsCreate',
    { input: { payoutSystem: '1', month, ...(given === undefined ? {} : { statement: given }) } },
    ['title'],
  )
const act = (operation: string, id: string, input: Bag = {}): Promise<Bag> => money.act(money.manager, operation, id, input)
const idOf = async (month: string): Promise<string> =>
  String(await money.value('select id::text from reconciliations where month = $1', month))
const linesOf = async (id: string): Promise<readonly Bag[]> =>
  itemsOf(
    await money.run(
      money.manager,
      'reconciliationLinesSearch',
      { filter: { reconciliation: [id] }, sort: { by: 'line', direction: 'ASCENDING' } },
      ['line', 'reference', 'outcome', 'status', 'recorded', 'explanation'],
    ),
  )
const outcomesOf = async (id: string): Promise<readonly string[]> =>
  (await linesOf(id)).map(({ reference, outcome, status }) => `${String(reference)} ${String(outcome)} ${String(status)}`).toSorted()
const read = async (id: string): Promise<Bag> =>
  money.run(money.manager, 'reconciliationsFindById', { id }, ['title', 'status', 'sums', 'paidOut', 'lines', 'differences', 'comment'])

describe('a month of a payout system', () => {
  it('is compared with its statement: what agrees, what differs either way, and the sums of both', async () => {
    await pay('TX 1')
    await pay('TX 2')
    await pay('TX 3')
    await payByHand('HAND 1')
    const undone = await pay('TX 4')
    await money.act(money.manager, 'payoutRequestsUndo', undone)
    await noteMonths()
    const given = statement('tx 1,103.96,EUR', 'TX 2,100.00,EUR', 'HAND 1,36.80,EUR', 'TX 9,"1,000.00",EUR', 'TX 1,103.96,EUR')
    expect(await begin(now, given)).toMatchObject({ record: { title: `Bank ${now}` } })
    const id = await idOf(now)
    expect(await outcomesOf(id)).toEqual([
      'HAND 1 UNPRICED DIFFERS',
      'TX 1 TWICE DIFFERS',
      'TX 2 AMOUNT DIFFERS',
      'TX 3 MISSING DIFFERS',
      'TX 9 UNKNOWN DIFFERS',
      'tx 1 AGREES MATCHED',
    ])
    expect(await read(id)).toMatchObject({
      status: 'OPEN',
      lines: 6,
      differences: 5,
      paidOut: { amount: '379.00', currency: 'CRE' },
      sums: [{ currency: 'EUR', recorded: '311.88', stated: '1,344.72', difference: '1,032.84' }],
    })
  })

  it('is explained difference by difference; compared again, an explanation stays while its outcome does', async () => {
    const id = await idOf(now)
    const line = async (reference: string, outcome: string): Promise<Bag> =>
      (await linesOf(id)).find((each) => each['reference'] === reference && each['outcome'] === outcome) ?? {}
    await act('reconciliationLinesExplain', String((await line('TX 3', 'MISSING'))['id']), { explanation: 'Sent on the last evening' })
    await act('reconciliationLinesExplain', String((await line('TX 9', 'UNKNOWN'))['id']), { explanation: 'Somebody looks for it' })
    expect(await read(id)).toMatchObject({ differences: 3 })
    await pay('TX 9')
    await act('reconciliationsCompare', id)
    expect(await line('TX 3', 'MISSING')).toMatchObject({ status: 'EXPLAINED', explanation: 'Sent on the last evening' })
    expect(await line('TX 9', 'AMOUNT')).toMatchObject({
      status: 'DIFFERS',
      explanation: null,
      recorded: { amount: '103.96', currency: 'EUR' },
    })
  })

  it('takes the rest of its statement: what was missing is found', async () => {
    const id = await idOf(now)
    await act('reconciliationsAdd', id, { statement: statement('TX 3,103.96,EUR') })
    expect(await outcomesOf(id)).toContain('TX 3 AGREES MATCHED')
    expect(await outcomesOf(id)).not.toContain('TX 3 MISSING EXPLAINED')
    expect((await linesOf(id)).map((each) => each['line'])).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('takes a return that comes alone for what it is', async () => {
    const id = await idOf(now)
    const returned = await pay('TX 5')
    await act('reconciliationsAdd', id, { statement: statement('TX 5,103.96,EUR') })
    await money.act(money.manager, 'payoutRequestsUndo', returned)
    await act('reconciliationsAdd', id, { statement: statement('TX 5,-103.96,EUR') })
    expect((await outcomesOf(id)).filter((each) => each.startsWith('TX 5'))).toEqual(['TX 5 AGREES MATCHED', 'TX 5 AGREES MATCHED'])
  })

  it('finds what was recorded in another month, and does not add it to this one', async () => {
    await pay('TX 6')
    await begin(before, statement('TX 6,103.96,EUR'))
    const id = await idOf(before)
    expect(await outcomesOf(id)).toEqual(['TX 6 OTHER_MONTH MATCHED'])
    expect(await read(id)).toMatchObject({
      differences: null,
      paidOut: { amount: '0.00', currency: 'CRE' },
      sums: [],
    })
  })

  it('says with its minus what is stated less than was recorded', async () => {
    const id = await idOf(before)
    await act('reconciliationsAdd', id, { statement: statement('BACK 1,-309.06,EUR', 'OUT 1,100.00,EUR') })
    expect(await read(id)).toMatchObject({ sums: [{ stated: '\u2212209.06', difference: '\u2212209.06' }] })
  })

  it('is closed with what stays open said, keeps still then, and opens again', async () => {
    const id = await idOf(now)
    const preview = await act('reconciliationsClosePreview', id)
    expect(JSON.stringify(preview)).toContain('"differences"')
    await act('reconciliationsClose', id, { comment: 'Four to find' })
    expect(await read(id)).toMatchObject({ status: 'CLOSED', comment: 'Four to find' })
    const [line] = (await linesOf(id)).filter((each) => each['status'] === 'DIFFERS')
    const explain = await act('reconciliationLinesExplain', String(line?.['id']), { explanation: 'Late' })
    expect(explain).toMatchObject({ __typename: 'Refused', rule: 'ofOpenReconciliation' })
    expect(await act('reconciliationsDelete', id)).toMatchObject({ __typename: 'Refused', rule: 'reconciliationOpen' })
    expect(await act('reconciliationsAdd', id, { statement: statement('TX 5,1.00,EUR') })).toMatchObject({ __typename: 'Refused' })
    await act('reconciliationsReopen', id)
    expect(await read(id)).toMatchObject({ status: 'OPEN', comment: null })
  })

  it('goes with its lines, and no payment with it', async () => {
    const id = await idOf(before)
    const paid = await money.value('select count(*)::int from ledger_operation')
    await act('reconciliationsDelete', id)
    expect(await money.value('select count(*)::int from reconciliation_lines where reconciliation_id = $1', id)).toBe(0)
    expect(await money.value('select count(*)::int from ledger_operation')).toBe(paid)
  })

  it('tells what the statement of another month has already: it was paid twice', async () => {
    await begin(before, statement('TX 1,103.96,EUR'))
    const id = await idOf(before)
    expect(await outcomesOf(id)).toEqual(['TX 1 TWICE DIFFERS'])
    expect(await read(id)).toMatchObject({
      differences: 1,
      sums: [{ currency: 'EUR', recorded: '0.00', stated: '103.96', difference: '103.96' }],
    })
    await act('reconciliationsDelete', id)
  })
})

describe('what is refused', () => {
  it('is a month that has not begun, one that is there already, and a statement that cannot be read, of which nothing is kept', async () => {
    expect(await begin('2099-01')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'month', code: 'laterMonth' }] })
    expect(await begin('2026-13')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'month' }] })
    expect(await begin(now)).toMatchObject({ __typename: 'Invalid' })
    expect(await begin('2026-01', statement('TX 1,1.00,EUR', 'TX 2,one,EUR'))).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'statement', code: 'statementAmount', params: ['3', 'one'] }],
    })
    expect(await money.value("select count(*)::int from reconciliations where month = '2026-01'")).toBe(0)
  })

  it('is whoever may read payouts and record none, and whoever lacks one of the two rights to look', async () => {
    const looks = money.callerOf('manager', money.manager.id, ['getAnyTransaction', 'getAnyPayoutRequest'])
    expect(await money.run(looks, 'reconciliationsSearch', {}, ['title'])).toHaveProperty('items')
    await expect(begin('2026-02', undefined, looks)).rejects.toThrow('You do not have the right to do this')
    const half = money.callerOf('manager', money.manager.id, ['getAnyPayoutRequest', 'updateAnyPayoutRequest', 'createPayoutTransaction'])
    await expect(money.run(half, 'reconciliationsSearch', {}, ['title'])).rejects.toThrow('You do not have the right to do this')
  })
})
