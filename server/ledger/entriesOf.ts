// What an operation moved, as it is stored.
import { sql, type QueryExecutorProvider } from 'kysely'
import type { Entry } from './settle.ts'

interface Row {
  readonly kind: string
  readonly owner: string
  readonly currency: string
  readonly amount: string
}

/** The entries of an operation as they are stored, in their order. */
export const entriesOf = async (tx: QueryExecutorProvider, operationId: string): Promise<readonly Entry[]> => {
  const { rows } = await sql<Row>`
    select a.kind, a.owner, a.currency, e.amount from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.operation_id = ${operationId}::bigint order by e.line`.execute(tx)
  return rows.map(({ kind, owner, currency, amount }) => ({
    account: { kind, currency, ...(owner === '' ? {} : { owner }) },
    amount: BigInt(amount),
  }))
}
