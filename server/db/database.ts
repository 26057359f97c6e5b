// How the server holds the database: a Kysely without table types, since tables come from the model; queries are written with its `sql` tag.
import type { Kysely, Transaction } from 'kysely'

/** Tables are known to the model only, so no query names one by type. */
export interface NoTables {
  readonly [table: string]: never
}

export type Db = Kysely<NoTables>
/** A transaction is a Db too: whoever only reads takes Db. */
export type Tx = Transaction<NoTables>
/** A row as the driver gives it: bigint and numeric as text, times as ISO text. */
export type Row = Readonly<Record<string, unknown>>
