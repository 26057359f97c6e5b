// Posts an operation: its row, all its entries and the balances they leave, in one statement.
import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { LockedAccount } from './account.ts'
import { openedId, openingOf, openOperation } from './operation.ts'
import type { NewOperation } from './operation.ts'
import { settlementOf } from './settle.ts'
import type { Entry, SettledEntry } from './settle.ts'

export interface Posted {
  readonly operationId: string
  readonly entries: readonly SettledEntry[]
}

/** What else is written in the same statement, once it is known what the entries leave: steps that read the operation's id from the step op. */
export interface Alongside<Row> {
  /** name as (…), name as (…) */
  readonly steps: RawBuilder<unknown>
  /** A query over the steps; its rows come back. None of its columns is called operation_id. */
  readonly select: RawBuilder<Row>
}

/** @param opened an operation that was opened before: it is settled now, otherwise it is opened with its entries */
const opening = (operation: NewOperation, opened: string | undefined): RawBuilder<unknown> =>
  opened === undefined ? openingOf(operation) : sql`select ${opened}::bigint as id`

/**
 * Throws AlreadyPosted where its cause was used before, RangeError where the entries do not sum to zero.
 * @param locked the accounts, under this transaction's lock
 * @param alongside what else is written, given what the entries leave
 */
export const postWith = async <Row>(
  tx: QueryExecutorProvider,
  operation: NewOperation & { readonly entries: readonly Entry[]; readonly opened?: string | undefined },
  locked: ReadonlyMap<string, LockedAccount>,
  alongside: (entries: readonly SettledEntry[]) => Alongside<Row>,
): Promise<Posted & { readonly rows: readonly Row[] }> => {
  const settlement = await settlementOf(tx, operation.entries, locked)
  const entries = settlement?.settled ?? []
  const { steps, select } = alongside(entries)
  const { rows } = await sql<Row & { readonly operation_id: string; readonly there: boolean | null }>`
    with op as (${opening(operation, operation.opened)}), ${settlement ? sql`${settlement.steps}, ` : sql``}${steps}
    select op.id as operation_id, more.* from op left join (select true as there, * from (${select}) further) more on true`.execute(tx)
  const operationId = openedId(
    rows.map((each) => ({ id: each.operation_id })),
    operation,
  )
  return { operationId, entries, rows: rows.filter((each) => each.there) }
}

/**
 * Throws AlreadyPosted where its cause was used before, RangeError where the entries do not sum to zero.
 * @param locked the accounts, where this transaction has locked them already
 */
export const post = async (
  tx: QueryExecutorProvider,
  operation: NewOperation & { readonly entries: readonly Entry[] },
  locked?: ReadonlyMap<string, LockedAccount>,
): Promise<Posted> => {
  const settlement = await settlementOf(tx, operation.entries, locked)
  if (!settlement) return { operationId: await openOperation(tx, operation), entries: [] }
  const { rows } = await sql<{ id: string }>`with op as (${openingOf(operation)}), ${settlement.steps} select id from op`.execute(tx)
  return { operationId: openedId(rows, operation), entries: settlement.settled }
}
