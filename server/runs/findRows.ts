// Which records a run is about: those of a list's filter and search, all or some of them, or what an earlier run left.
import { sql } from 'kysely'
import { denied } from '../authorize/authorize.ts'
import { allOf, keyOf, keyType, tablesOf } from '../queries/fragments.ts'
import { isKey } from '../queries/isKey.ts'
import { planFor, run, slot, type Fragment } from '../queries/plan.ts'
import { rowsFor } from '../queries/rowsFor.ts'
import type { Reader } from '../reader.ts'
import { readRun } from './readRun.ts'
import { maxRecords, tooMany, type RunRequest } from './readRequest.ts'

/** What narrows them beside filter and search, each with what makes its statement another. */
const narrowedBy = ({
  list: { entity },
  picked: { ids, except, of },
}: RunRequest): readonly { readonly shape: string; readonly where: () => Fragment }[] => {
  const key = sql.raw(keyType(entity))
  return [
    ...(ids ? [{ shape: 'ids', where: () => sql`${keyOf(entity)} = any(${slot('r.ids')}::${key}[])` }] : []),
    ...(except.length > 0 ? [{ shape: 'except', where: () => sql`${keyOf(entity)} <> all(${slot('r.except')}::${key}[])` }] : []),
    ...(of
      ? [
          {
            shape: 'of',
            where: () => sql`exists (select from run_item item where item.run_id = ${slot('r.run')}::bigint
            and item.record = ${keyOf(entity)}::text and (item.outcome = 'DONE') = ${slot('r.done')}::boolean)`,
          },
        ]
      : []),
  ]
}

/** Their ids, in the order of their keys. @throws Fault where there are more than a run holds */
export const findRows = async (reader: Reader, request: RunRequest): Promise<readonly string[]> => {
  const {
    list,
    picked: { ids, except, of },
  } = request
  const { entity, operation } = list
  if (of && (await readRun(reader, list.caller, of.run)).entity !== entity.name) throw denied([])
  const [rows, narrowed] = [rowsFor(reader, list), narrowedBy(request)]
  const shape = `run ${operation.name} ${rows.shape} ${narrowed.map((each) => each.shape).join()}`
  const plan = planFor(reader, shape, () => {
    const where = allOf([rows.where(), ...narrowed.map((each) => each.where())])
    return sql`select ${keyOf(entity)}::text as id from ${tablesOf(entity, rows.parts)} where ${where} order by ${keyOf(entity)} limit ${sql.lit(maxRecords + 1)}`
  })
  const keys = (all: readonly string[] | undefined): readonly string[] => (all ?? []).filter((each) => isKey(entity, each))
  const found = await run(reader, plan, {
    ...rows.values,
    'r.ids': keys(ids),
    'r.except': keys(except),
    'r.run': of?.run,
    'r.done': of?.done,
  })
  if (found.length > maxRecords) throw tooMany()
  return found.map((row) => String(row['id']))
}
