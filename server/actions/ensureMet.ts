// What a reference names meets conditions of its own entity: asked under lock, so that it meets them still when the change is stored.
import { sql } from 'kysely'
import { meets, type ConditionModel } from '../../language/conditions.ts'
import type { EntityModel } from '../../language/model.ts'
import { named, requireNamed } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { keyList } from '../queries/fragments.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import { textOf } from '../textOf.ts'
import { isEmpty, type Form } from './brokenRules.ts'
import { newlyChosen } from './newlyChosen.ts'
import { Refusal } from './Refusal.ts'
import type { RunningAction } from './RunningAction.ts'

/** The tables that hold what the conditions ask, beginning with the entity's own: as every change locks them. */
const tablesAsked = (entity: EntityModel, conditions: readonly ConditionModel[]): readonly string[] => {
  const asked = new Set(conditions.flatMap(({ rows }) => rows.flat().map(({ path }) => partFieldAt(entity, path)?.part.name ?? '')))
  return entity.parts.filter(({ name }) => name === '' || asked.has(name)).map(({ table }) => table)
}

const ensureAll = async (
  { reader, change }: RunningAction,
  entity: EntityModel,
  conditions: readonly ConditionModel[],
  ids: readonly string[],
): Promise<void> => {
  for (const table of tablesAsked(entity, conditions))
    await sql`select from ${sql.table(table)} where id = any(${keyList(entity, ids)}) order by id for share`.execute(reader.db)
  const records = await loadWhole(reader, entity, ids)
  for (const condition of conditions)
    if (records.some((record) => record && !meets(condition, record, change.viewer.id)))
      throw new Refusal(condition.name, `guards.${condition.name}`, [])
}

/** Of what is chosen anew. @throws Refusal */
export const ensureMet = async (running: RunningAction, { fields, whole, changed }: Form): Promise<void> => {
  for (const field of fields) {
    const value = whole[field.name]
    if (!field.meets || !changed.has(field.name) || isEmpty(value)) continue
    const entity = requireNamed(running.product.entities, field.entity ?? '')
    const conditions = field.meets.flatMap((name) => named(entity.conditions, name) ?? [])
    const ids = newlyChosen(running, field, value).map(textOf)
    if (ids.length > 0) await ensureAll(running, entity, conditions, ids)
  }
}
