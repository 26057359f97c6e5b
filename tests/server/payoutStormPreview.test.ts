// A preview leaves nothing, and the action on the same state does what it said (M25).
import { beforeAll, expect, it } from 'vitest'
import { digestsOf, noteTables } from '../drill/tableDigests.ts'
import { cre, openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const idIn = (answer: Bag): string => String((answer['ids'] as readonly string[])[0])

interface Stage {
  readonly creator: string
  readonly id: string
}

const creatorOnly = async (): Promise<Stage> => {
  const creator = await money.creator(12_000n)
  return { creator, id: creator }
}
const withRequest = async (then?: string, input: Bag = {}): Promise<Stage> => {
  const { creator } = await creatorOnly()
  const id = idIn(await money.act(money.manager, 'payoutRequestsCreate', creator, { gross: cre('50.00') }))
  if (then !== undefined) await money.act(money.manager, then, id, input)
  return { creator, id }
}
const withManual = async (): Promise<Stage> => {
  const { creator } = await creatorOnly()
  const input = { gross: cre('30.00'), commission: cre('1.00'), payoutSystem: '1', comment: `by hand ${creator}` }
  return { creator, id: idIn(await money.act(money.manager, 'manualPayoutTransactionsCreate', creator, input)) }
}

interface Previewed {
  readonly operation: string
  readonly stage: () => Promise<Stage>
  readonly input?: Bag
}

const actions: readonly Previewed[] = [
  { operation: 'payoutRequestsCreate', stage: creatorOnly, input: { gross: cre('40.00') } },
  { operation: 'payoutRequestsPay', stage: () => withRequest(), input: { reference: 'r' } },
  { operation: 'payoutRequestsDecline', stage: () => withRequest(), input: { reason: 'r' } },
  { operation: 'payoutRequestsUndo', stage: () => withRequest('payoutRequestsPay') },
  { operation: 'payoutRequestsUndo', stage: () => withRequest('payoutRequestsDecline', { reason: 'r' }) },
  {
    operation: 'manualPayoutTransactionsCreate',
    stage: creatorOnly,
    input: { gross: cre('25.00'), commission: cre('1.00'), payoutSystem: '1', comment: 'x' },
  },
  { operation: 'manualPayoutTransactionsUndo', stage: withManual, input: { undoReason: 'x' } },
  { operation: 'manualTransactionsCreateFor', stage: creatorOnly, input: { account: 'EARNINGS', amount: cre('-7.50'), comment: 'x' } },
]

/** Everything stored, and the refusals still in memory. */
const everything = async (): Promise<unknown> => {
  await money.flush()
  const connection = await money.database.pool.connect()
  try {
    return await digestsOf(connection, await noteTables(connection))
  } finally {
    connection.release()
  }
}

const balanceSaid = (preview: Bag, account: string): bigint | undefined => {
  const line = (preview['balances'] as readonly { account: string; after: { amount: string } }[]).find((each) => each.account === account)
  return line && BigInt(line.after.amount.replace('.', ''))
}

it.each(actions)('$operation', async ({ operation, stage, input }) => {
  const { creator, id } = await stage()
  const before = await everything()
  await money.announced()
  const preview = await money.act(money.admin, `${operation}Preview`, id, input)
  expect(preview).toMatchObject({ allowed: true, refused: null, invalid: null })
  expect(await everything()).toEqual(before)
  expect(await money.announced()).toEqual([])
  expect(String((await money.act(money.admin, operation, id, input))['__typename'])).toMatch(/Saved$|^Done$/)
  const { earnings, hold } = await money.balance(creator)
  const [saidEarnings, saidHold] = [balanceSaid(preview, 'accounts.EARNINGS'), balanceSaid(preview, 'accounts.ON_HOLD')]
  if (saidEarnings !== undefined) expect(saidEarnings).toBe(earnings)
  if (saidHold !== undefined) expect(saidHold).toBe(hold)
  expect(await everything()).not.toEqual(before)
})

it('acceptance 10: generate: the list that was shown is the list that is made', async () => {
  for (let turn = 0; turn < 4; turn += 1) await money.creator(BigInt(3_000 + turn))
  const before = await everything()
  const preview = await money.run(money.admin, 'payoutRequestsGeneratePreview', { input: {} })
  expect(await everything()).toEqual(before)
  const shown = (preview['details'] as { qualifies: readonly { user: { id: string } }[] }).qualifies.map((each) => each.user.id)
  const made = await money.run(money.admin, 'payoutRequestsGenerate', { input: {} })
  const rows = await money.sql('select user_id::text as id from payout_requests where id = any($1::bigint[]) order by id', [made['ids']])
  expect(rows.map((each) => each['id']).toSorted()).toEqual(shown.toSorted())
  expect(shown.length).toBeGreaterThanOrEqual(4)
})
