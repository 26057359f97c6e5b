// What a query reads with: the product, and a way to run a statement, alone or inside a transaction.
import { CompiledQuery } from 'kysely'
import type { Caller } from './call.ts'
import type { Db, Row } from './db/database.ts'
import type { Database } from './db/openDatabase.ts'
import type { ProductModel } from './ProductModel.ts'

export interface Reader {
  readonly product: ProductModel
  readonly db: Db
  readonly rows: (text: string, values: readonly unknown[]) => Promise<readonly Row[]>
}

export const poolReader = (database: Database, product: ProductModel): Reader => ({ product, db: database.db, rows: database.read })

/** Its statements take turns with the others that this caller's session reads by. */
export const readerOf = (reader: Reader, { inTurn }: Caller): Reader =>
  inTurn ? { ...reader, rows: (text, values) => inTurn(() => reader.rows(text, values)) } : reader

/** Sees what the transaction has done so far. */
export const txReader = (tx: Db, product: ProductModel): Reader => ({
  product,
  db: tx,
  rows: async (text, values) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows,
})
