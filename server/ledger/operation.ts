// An operation of the ledger as it is asked for, and how its row is opened.
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'

/** Why it may happen once only: the actor's key, or the id that the world outside gave it. */
export type Cause =
  | { readonly actor: string; readonly key: string }
  | { readonly source: string; readonly externalId: string; readonly actor?: string | undefined }

export interface NewOperation {
  readonly kind: string
  readonly cause: Cause
  readonly subject?: { readonly kind: string; readonly id: string } | undefined
  /** The real money it stands for, noted only: hundredths and currency. */
  readonly money?: { readonly minor: bigint; readonly currency: string } | undefined
  readonly ip?: string | undefined
  /** YYYY-MM-DD, where it took effect on another day than it is written. */
  readonly valueDate?: string | undefined
  /** What the amounts were calculated with, as it was then; plain JSON. */
  readonly terms?: Readonly<Record<string, string>> | undefined
  readonly reverses?: string | undefined
  readonly concerns?: string | undefined
}

/** Thrown where the cause was used already, or the operation to be reversed was reversed already. Nothing was written. */
export class AlreadyPosted extends Error {
  override readonly name = 'AlreadyPosted'
}

/** By column. */
const columnsOf = ({ cause, subject, money, ...asked }: NewOperation) => ({
  kind: asked.kind,
  actor: cause.actor,
  ...('key' in cause ? { key: cause.key } : { source: cause.source, external_id: cause.externalId }),
  subject_kind: subject?.kind,
  subject_id: subject?.id,
  money_minor: money && String(money.minor),
  money_currency: money?.currency,
  ip: asked.ip,
  value_date: asked.valueDate,
  terms: asked.terms,
  reverses: asked.reverses,
  concerns: asked.concerns,
})

const columns = sql`kind, actor, key, source, external_id, subject_kind, subject_id, money_minor, money_currency, ip, value_date, terms, reverses, concerns`

/** The statement that opens them; gives no row for what was opened before. Ids come in the order of the operations. */
export const openingOf = (asked: readonly NewOperation[]): RawBuilder<{ readonly id: string }> => sql`
  insert into ledger_operation (${columns})
  select ${columns} from jsonb_populate_recordset(null::ledger_operation, ${JSON.stringify(asked.map(columnsOf))}::jsonb)
  on conflict do nothing returning id`

/** Opens an operation without entries, which are settled later. Throws AlreadyPosted. Gives its id. */
export const openOperation = async (tx: QueryExecutorProvider, asked: NewOperation): Promise<string> => {
  const [opened] = (await openingOf([asked]).execute(tx)).rows
  if (!opened) throw new AlreadyPosted(`${asked.kind} was posted before`)
  return opened.id
}

/** The id of the operation that the world outside named so, if it was ever opened. */
export const findExternal = async (
  tx: QueryExecutorProvider,
  kind: string,
  source: string,
  externalId: string,
): Promise<string | undefined> => {
  const found = await sql<{ id: string }>`
    select id from ledger_operation where source = ${source} and external_id = ${externalId} and kind = ${kind}`.execute(tx)
  return found.rows[0]?.id
}
