// The operation that a row of Transactions belongs to.
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { table } from '../tables.ts'

const transactions = table('Transaction')

/** Throws where there is no such row. */
export const operationOf = async (db: Db, transaction: string): Promise<string> => {
  const { rows } = await sql<{
    operation: string
  }>`select ${transactions.operation} from ${transactions} where ${transactions.id} = ${transaction}::bigint`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`there is no transaction ${transaction}`)
  return found.operation
}
