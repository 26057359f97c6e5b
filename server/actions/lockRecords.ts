// Locks records and the part that is to change, then reads them whole: what it finds stays so until the transaction ends. All is sent at once, in this order.
import { sql } from 'kysely'
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { StoredRecord } from '../customs.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { keyType } from '../queries/fragments.ts'
import { isKey } from '../queries/isKey.ts'
import { planFor, run, slot, type Fragment } from '../queries/plan.ts'
import type { Reader } from '../reader.ts'
import { named } from '../../language/named.ts'
import { ownPart, partFieldAt } from '../../language/partFields.ts'

const ids = slot('ids')

interface First {
  readonly table: string
  readonly which: Fragment
}

/** The records that are locked before these, by the references to them, which never change. */
const firstOf = (entities: readonly EntityModel[], entity: EntityModel, wanted: Fragment): First | undefined => {
  const field = partFieldAt(entity, entity.lockedAfter ?? '')?.field
  const [column] = field?.columns ?? []
  const other = named(entities, field?.entity)
  if (!column || !other) return undefined
  const which = sql`array(select ${sql.ref(column.name)} from ${sql.table(ownPart(entity).table)} where id = any(${wanted}))`
  return { table: ownPart(other).table, which }
}

/**
 * Always the own rows first, after those that the spec puts before them, each in the order of their keys, so that two changes never wait for each other
 * crosswise. What is to go is kept from new references, too.
 */
const lock = (
  reader: Reader,
  entity: EntityModel,
  part: PartModel,
  some: readonly string[],
  goes: boolean,
): readonly Promise<unknown>[] => {
  const own = ownPart(entity)
  const strength = goes ? 'update' : 'no key update'
  const wanted = sql`${ids}::${sql.raw(keyType(entity))}[]`
  const all = (table: string, how: string, which = wanted, name = ''): Promise<unknown> =>
    run(
      reader,
      planFor(
        reader,
        `lock ${table} ${how} ${name}`,
        () => sql`select 1 from ${sql.table(table)} where id = any(${which}) order by id for ${sql.raw(how)}`,
      ),
      { ids: some },
    )
  const first = firstOf(reader.product.entities, entity, wanted)
  return [
    ...(first ? [all(first.table, 'no key update', first.which, `before ${entity.name}`)] : []),
    all(own.table, strength),
    ...(part === own ? [] : [all(part.table, 'no key update')]),
  ]
}

/** Whether what is removed by a time of its own is still there. */
export const isThere = ({ deletedAt }: EntityModel, record: StoredRecord): boolean =>
  deletedAt === undefined || (record[deletedAt] ?? null) === null

/** In the order of the ids; undefined where there is none, or it is gone. */
export const lockRecords = async (
  reader: Reader,
  entity: EntityModel,
  part: PartModel,
  wanted: readonly unknown[],
  goes: boolean,
): Promise<readonly (StoredRecord | undefined)[]> => {
  const known = wanted.filter((id) => isKey(entity, id))
  if (known.length === 0) return wanted.map(() => undefined)
  const locking = lock(reader, entity, part, known, goes)
  const [records] = await Promise.all([loadWhole(reader, entity, known), ...locking])
  const found = new Map(records.flatMap((record) => (record && isThere(entity, record) ? [[record.id, record]] : [])))
  return wanted.map((id) => found.get(String(id)))
}
