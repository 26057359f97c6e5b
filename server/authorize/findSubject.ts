// Whom a call is about: the record it names is looked up, a list's filter and what is to be made say it themselves.
import { kindDone } from '../../language/actions/index.ts'
import type { Pool } from 'pg'
import type { EntityModel, OperationDoes, OperationModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import { subjectOf } from '../../language/access.ts'
import { isKey } from '../queries/isKey.ts'
import { columnOf, tablesOf } from '../session/personQuery.ts'
import { bagOf } from '../isBag.ts'

type Args = Readonly<Record<string, unknown>>

/** A list is about a person when it is narrowed to exactly that one. */
const narrowedTo = (filter: unknown, own: string): string | undefined => {
  const ids = bagOf(filter)[own]
  return Array.isArray(ids) && ids.length === 1 && typeof ids[0] === 'string' ? ids[0] : undefined
}

const storedSubject = async (pool: Pool, entity: EntityModel, own: string, id: string): Promise<string | undefined> => {
  // Guards are asked before what was sent is validated: it may be no id at all.
  if (!isKey(entity, id)) return undefined
  const sql = `select ${columnOf(entity, own)}::text as "subject" from ${tablesOf(entity, [own])} where ${columnOf(entity, 'id')} = $1`
  return (await pool.query<{ subject: string | null }>(sql, [id])).rows[0]?.subject ?? undefined
}

const lists: ReadonlySet<OperationDoes> = new Set<OperationDoes>(['search', 'findAll', 'getStats', 'getSums'])

/** @returns the person's id, or undefined where the record is about nobody known: then own… rights do not count */
export const findSubject = async (pool: Pool, operation: OperationModel, entity: EntityModel, args: Args): Promise<string | undefined> => {
  const { own } = entity
  if (own === undefined) return undefined
  if (lists.has(operation.does)) return narrowedTo(args['filter'], own)
  const { id } = args
  if (typeof id === 'string') {
    const stored = own === 'id' ? undefined : await storedSubject(pool, entity, own, id)
    return subjectOf(entity, id, () => stored)
  }
  const makes = kindDone(operation)?.makes === true
  if (!makes && operation.does !== 'upload') return undefined
  const said = makes ? bagOf(args['input']) : args
  return subjectOf(entity, undefined, (path) => said[camel(path)])
}
