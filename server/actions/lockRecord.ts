// Locks a record and the part that is to change, then reads it whole: what it finds stays so until the transaction ends. All is sent at once, in this order.
import { sql } from 'kysely'
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { StoredRecord } from '../customs.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { isKey, placesOf } from '../queries/places.ts'
import { planFor, run, slot } from '../queries/plan.ts'
import type { Reader } from '../reader.ts'

/** Always the own row first, so that two changes of one record never wait for each other crosswise. What is to go is kept from new references, too. */
const lock = (reader: Reader, entity: EntityModel, part: PartModel, id: string, goes: boolean): readonly Promise<unknown>[] => {
  const { own } = placesOf(entity)
  const strength = goes ? 'update' : 'no key update'
  const one = (table: string, how: string): Promise<unknown> =>
    run(
      reader,
      planFor(reader, `lock ${table} ${how}`, () => sql`select 1 from ${sql.table(table)} where id = ${slot('id')} for ${sql.raw(how)}`),
      { id },
    )
  return [one(own.table, strength), ...(part === own ? [] : [one(part.table, 'no key update')])]
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
  return entity.keeps !== undefined && record && (record[entity.keeps] ?? null) !== null ? undefined : record
}
