// Takes an operation back: negates what is stored, once, and recomputes nothing (domain 16.3).
import { entriesOf, sql } from '../../../server/kit.ts'
import type { NewOperation, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { postMoney } from './postMoney.ts'
import type { TransactionRow } from './writeRows.ts'
import type { MoneyLine, MoneyOperation, PostedMoney } from './postMoney.ts'

const transaction = table('Transaction')

interface Row {
  readonly id: string
  readonly user: string
  readonly account: string
  readonly amount: string
}

/** By way of the users that the entries name: their rows have an index, and operations have none. */
const rowsOf = async ({ tx }: Work, operationId: string): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      select ${transaction.id}::text as id, ${transaction.user}::text as "user", ${transaction.account}, ${transaction.amount} from ${transaction}
      where ${transaction.operation} = ${operationId} and ${transaction.user} = any(array(
        select a.owner::bigint from ledger_entry e join ledger_account a on a.id = e.account_id where e.operation_id = ${operationId}::bigint and a.owner <> ''
      )) order by ${transaction.id}`.execute(tx)
  ).rows

export interface Reversal {
  readonly operation: Omit<NewOperation, 'reverses' | 'concerns'>
  /** What the new rows say; each also says which row it reverses. */
  readonly row: TransactionRow
  readonly holds?: Readonly<Record<string, bigint>>
  /** Looks at what the users have, under lock. */
  readonly check?: MoneyOperation['check'] | undefined
}

/** Throws AlreadyPosted where it was taken back before. */
export const reverseMoney = async (work: Work, operationId: string, { operation, row, holds, check }: Reversal): Promise<PostedMoney> => {
  const [shown, stored] = await Promise.all([rowsOf(work, operationId), entriesOf(work.tx, operationId)])
  const rows = [...shown]
  const take = (owner: string, kind: string, amount: bigint): string | undefined => {
    const at = rows.findIndex((each) => each.user === owner && each.account === kind && BigInt(each.amount) === amount)
    return at < 0 ? undefined : rows.splice(at, 1)[0]?.id
  }
  const lines = stored.map(({ account, amount }): MoneyLine => ({
    account,
    amount: -amount,
    ...(account.owner === undefined ? {} : { row: { ...row, reversalOf: take(account.owner, account.kind, amount) } }),
  }))
  return postMoney(work, { ...operation, reverses: operationId, lines, holds, check })
}
