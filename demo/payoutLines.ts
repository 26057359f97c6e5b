// How a payout of the demo stands in the books, and how it is put back.
import { cashOut, earningsOf, payoutFees } from '../custom/server/money/accounts.ts'
import type { TransactionRow } from '../custom/server/money/writeRows.ts'
import type { Line, StoredOperation } from './book.ts'
import { idOf, type Person } from './people.ts'
import type { Random } from './random.ts'
import { payoutSystems, type CurrencyCode, type PayoutSystemDemo } from './world.ts'

export interface Payee {
  readonly system: PayoutSystemDemo
  readonly currency: CurrencyCode
  readonly account: string
  readonly holder: string
}

/** How a creator is paid: each stays with one system and one currency. */
export const payeeOf = (creator: Person): Payee => {
  const system = payoutSystems[creator.id % 3] ?? payoutSystems[0]
  if (!system) throw new Error('there is no payout system')
  const codes = system.currencies as readonly CurrencyCode[]
  const account = system.kind === 'OTHER' ? `DE89370400440532${idOf(creator).padStart(6, '0')}` : creator.email.replace('@', '.pay@')
  return { system, currency: codes[creator.id % codes.length] ?? 'EUR', account, holder: `${creator.first} ${creator.last}` }
}

export interface Paid {
  readonly creator: Person
  readonly system: PayoutSystemDemo
  readonly gross: bigint
  readonly commission: bigint
}

export const payoutLines = ({ creator, system, gross, commission }: Paid, row: Omit<TransactionRow, 'type'>): readonly Line[] => [
  { account: earningsOf(idOf(creator)), amount: -gross, row: { ...row, type: 'PAYOUT', payoutSystem: system.id } },
  { account: cashOut(system.id), amount: gross - commission },
  { account: payoutFees, amount: commission },
]

export const putBackLines = (operation: StoredOperation, reversalOf: string | undefined, by: Person): readonly Line[] =>
  operation.lines.map((line) => ({
    ...line,
    amount: -line.amount,
    ...(line.row ? { row: { ...line.row, reversalOf, payment: undefined, createdBy: idOf(by) } } : {}),
  }))

export const referenceOf = (random: Random): string => `TX-${random.whole(100_000, 999_999)}-${random.whole(10, 99)}`
