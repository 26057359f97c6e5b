// Posts operations: their rows, all their entries and the balances they leave, in one statement.
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import { lockAccounts } from './account.ts'
import { AlreadyPosted, openingOf, type NewOperation } from './operation.ts'
import { settling, settlingSteps, type Entry, type SettledEntry } from './settle.ts'

/** An operation with what its entries leave: see settling. */
export interface Settled extends NewOperation {
  readonly entries: readonly SettledEntry[]
  /** An operation that was opened before: it is settled now, alone. */
  readonly opened?: string | undefined
}

/** What else is written in the same statement: steps that read ids of operations from the step op (id, at), where `at` is an operation's place. */
export interface Alongside<Row> {
  /** name as (…), name as (…) */
  readonly steps: RawBuilder<unknown>
  /** A query over the steps; its rows come back. None of its columns is called operations. */
  readonly select: RawBuilder<Row>
}

const opening = (operations: readonly Settled[]): RawBuilder<unknown> => {
  const [first] = operations
  if (operations.length === 1 && first?.opened !== undefined) return sql`select ${first.opened}::bigint as id`
  if (operations.some(({ opened }) => opened !== undefined)) throw new Error('what was opened before is settled by itself')
  return openingOf(operations)
}

export interface Posted<Row> {
  /** Of each operation, in their order. */
  readonly operationIds: readonly string[]
  readonly rows: readonly Row[]
}

/**
 * All of them or none: throws AlreadyPosted where the cause of one was used before; of several some may be written then, and the transaction cannot be committed.
 */
export const postSettled = async <Row>(
  tx: QueryExecutorProvider,
  operations: readonly Settled[],
  alongside: Alongside<Row>,
): Promise<Posted<Row>> => {
  const entries = settlingSteps(operations.map((each) => each.entries))
  const { rows } = await sql<Row & { readonly operations: readonly string[]; readonly there: boolean | null }>`
    with made as (${opening(operations)}), op as (select id, row_number() over (order by id) - 1 as at from made), ${entries}, ${alongside.steps}
    select posted.operations, more.* from (select array(select id::text from op order by at) as operations) posted
    left join (select true as there, * from (${alongside.select}) further) more on true`.execute(tx)
  const operationIds = rows[0]?.operations ?? []
  if (operationIds.length < operations.length) throw new AlreadyPosted(`${operations[0]?.kind} was posted before`)
  return { operationIds, rows: rows.filter((each) => each.there) }
}

/** One operation by itself, on accounts that are locked now. Throws AlreadyPosted, RangeError. */
export const post = async (
  tx: QueryExecutorProvider,
  operation: NewOperation & { readonly entries: readonly Entry[] },
): Promise<{ readonly operationId: string; readonly entries: readonly SettledEntry[] }> => {
  const settle = settling(
    await lockAccounts(
      tx,
      operation.entries.map(({ account }) => account),
    ),
  )
  const entries = settle(operation.entries)
  const { operationIds } = await postSettled(tx, [{ ...operation, entries }], {
    steps: sql`nothing as (select)`,
    select: sql`select from nothing`,
  })
  return { operationId: String(operationIds[0]), entries }
}
