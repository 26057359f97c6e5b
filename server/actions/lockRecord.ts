// Locks a record and the part that is to change, then reads it whole: what it finds stays so until the transaction ends.
import { sql } from 'kysely'
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { StoredRecord } from '../customs.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { isKey, placesOf } from '../queries/places.ts'
import type { Reader } from '../reader.ts'

/** Always the own row first, so that two changes of one record never wait for each other crosswise. What is to go is kept from new references, too. */
const lock = async ({ db }: Reader, entity: EntityModel, part: PartModel, id: string, goes: boolean): Promise<void> => {
  const { own } = placesOf(entity)
  await sql`select 1 from ${sql.table(own.table)} where id = ${id} for ${goes ? sql`update` : sql`no key update`}`.execute(db)
  if (part !== own) await sql`select 1 from ${sql.table(part.table)} where id = ${id} for no key update`.execute(db)
}

export const lockRecord = async (
  reader: Reader,
  entity: EntityModel,
  part: PartModel,
  id: unknown,
  goes: boolean,
): Promise<StoredRecord | undefined> => {
  if (!isKey(entity, id)) return undefined
  await lock(reader, entity, part, id, goes)
  const [record] = await loadWhole(reader, entity, [id])
  return entity.keeps !== undefined && record && (record[entity.keeps] ?? null) !== null ? undefined : record
}
