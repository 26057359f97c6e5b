// Takes an operation back: negates what is stored, once, and recomputes nothing (domain 16.3).
import { entriesOf, type NewOperation, type Work } from '../../../server/kit.ts'
import { find } from '../store.ts'
import { postMoney, type MoneyLine, type MoneyOperation, type PostedMoney } from './postMoney.ts'
import type { TransactionRow } from './writeRows.ts'

export interface Reversal {
  readonly operation: Omit<NewOperation, 'reverses' | 'concerns'>
  /** What the new row says beside which row it reverses. */
  readonly row: TransactionRow
  readonly holds?: Readonly<Record<string, bigint>>
  /** Looks at what the users have, under lock. */
  readonly check?: MoneyOperation['check'] | undefined
}

/** Of a deposit or a payout: what moved one account of one user, whose row it is. Throws AlreadyPosted where it was taken back before. */
export const reverseMoney = async (work: Work, operationId: string, { operation, row, holds, check }: Reversal): Promise<PostedMoney> => {
  const [[shown], stored] = await Promise.all([find(work, 'Transaction', { operation: operationId }), entriesOf(work.tx, operationId)])
  const lines = stored.map(({ account, amount }): MoneyLine => ({
    account,
    amount: -amount,
    ...(account.owner === undefined ? {} : { row: { ...row, reversalOf: shown?.id } }),
  }))
  return postMoney(work, { ...operation, reverses: operationId, lines, holds, check })
}
