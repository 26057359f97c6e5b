// Locks a record and the part that is to change, then reads it whole: what it finds stays so until the transaction ends. All is sent at once, in this order.
import { sql } from 'kysely'
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { StoredRecord } from '../customs.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { isKey } from '../queries/isKey.ts'
import { planFor, run, slot } from '../queries/plan.ts'
import type { Fragment } from '../queries/plan.ts'
import type { Reader } from '../reader.ts'
import { ownPart, partFieldAt } from '../../language/partFields.ts'

const ownId: Fragment = slot('id')

/** The id of the record that is locked before this one; it never changes. */
const firstOf = (entity: EntityModel): Fragment | undefined => {
  const [column] = partFieldAt(entity, entity.lockedAfter ?? '')?.field.columns ?? []
  return column && sql`(select ${sql.ref(column.name)} from ${sql.table(ownPart(entity).table)} where id = ${ownId})`
}

/**
 * Always the own row first, after the one that the spec puts before it, so that two changes never wait for each other crosswise. What is to go is
 * kept from new references, too.
 */
const lock = (reader: Reader, entity: EntityModel, part: PartModel, id: string, goes: boolean): readonly Promise<unknown>[] => {
  const own = ownPart(entity)
  const strength = goes ? 'update' : 'no key update'
  const one = (table: string, how: string, which = ownId, name = ''): Promise<unknown> =>
    run(
      reader,
      planFor(reader, `lock ${table} ${how} ${name}`, () => sql`select 1 from ${sql.table(table)} where id = ${which} for ${sql.raw(how)}`),
      { id },
    )
  const first = firstOf(entity)
  return [
    ...(first ? [one(own.table, 'no key update', first, 'first')] : []),
    one(own.table, strength),
    ...(part === own ? [] : [one(part.table, 'no key update')]),
  ]
}

export const lockRecord = async (
  reader: Reader,
  entity: EntityModel,
  part: PartModel,
  id: unknown,
  goes: boolean,
): Promise<StoredRecord | undefined> => {
  if (!isKey(entity, id)) return undefined
  const locking = lock(reader, entity, part, id, goes)
  const [[record]] = await Promise.all([loadWhole(reader, entity, [id]), ...locking])
  return entity.deletedAt !== undefined && record && (record[entity.deletedAt] ?? null) !== null ? undefined : record
}
