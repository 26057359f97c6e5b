// A payout: gross leaves the earnings, net goes out, the commission stays (domain 7.5, 7.6).
import { cashOut, earningsOf, payoutFees } from './accounts.ts'
import type { MoneyLine } from './postMoney.ts'
import type { TransactionRow } from './writeRows.ts'

export interface PaidOut {
  readonly user: string
  /** Hundredths of a credit. */
  readonly gross: bigint
  readonly commission: bigint
  readonly payoutSystem: string
}

/** @param row what the creator's row says besides */
export const payoutLines = (
  { user, gross, commission, payoutSystem }: PaidOut,
  row: Omit<TransactionRow, 'type' | 'payoutSystem'>,
): readonly MoneyLine[] => [
  { account: earningsOf(user), amount: -gross, row: { ...row, type: 'PAYOUT', payoutSystem } },
  { account: cashOut(payoutSystem), amount: gross - commission },
  { account: payoutFees, amount: commission },
]
