// An operation of the ledger as it is asked for, and how its row is opened.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'

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

/** The statement that opens it; gives no row where it was opened before. */
export const openingOf = (asked: NewOperation): RawBuilder<{ readonly id: string }> => {
  const { cause, subject, money } = asked
  const byKey = 'key' in cause
  return sql`
    insert into ledger_operation (kind, actor, key, source, external_id, subject_kind, subject_id, money_minor, money_currency, ip, value_date, terms, reverses, concerns)
    values (${asked.kind}, ${cause.actor ?? null}, ${byKey ? cause.key : null}, ${byKey ? null : cause.source}, ${byKey ? null : cause.externalId},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, ${money === undefined ? null : String(money.minor)}, ${money?.currency ?? null},
      ${asked.ip ?? null}, ${asked.valueDate ?? null}, ${asked.terms === undefined ? null : JSON.stringify(asked.terms)}, ${asked.reverses ?? null}, ${asked.concerns ?? null})
    on conflict do nothing returning id`
}

/** The operation's id. Throws AlreadyPosted where there was no row. */
export const openedId = (rows: readonly { readonly id: string }[], { kind }: NewOperation): string => {
  const [found] = rows
  if (!found) throw new AlreadyPosted(`${kind} was posted before`)
  return found.id
}

/** Opens an operation without entries; settle() adds them later. Throws AlreadyPosted. Gives its id. */
export const openOperation = async (tx: QueryExecutorProvider, asked: NewOperation): Promise<string> =>
  openedId((await openingOf(asked).execute(tx)).rows, asked)

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
