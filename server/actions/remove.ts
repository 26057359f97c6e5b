// Removes a record, unless something else still refers to it.
import { refersToMany } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { validateAsks } from './validateAsks.ts'
import type { RunningOnRecord } from './RunningAction.ts'
import { erase } from './erase.ts'
import type { Outcome } from './Outcome.ts'
import { Refusal } from './Refusal.ts'
import { runEffect } from './runEffect.ts'
import { touch } from './touch.ts'
import { write } from './write.ts'
import { partFieldsOf } from '../../language/partFields.ts'

/** Nothing may be left pointing at what is gone; what its effect took out of others is out by now. */
const ensureUnused = async ({ product, entity, record, reader }: RunningOnRecord): Promise<void> => {
  for (const { part, field } of product.entities.flatMap(partFieldsOf)) {
    const [column] = field.columns
    if (!column || field.entity !== entity.name) continue
    const points = refersToMany(field)
      ? sql`${sql.ref(column.name)} @> array[${record.id}]::text[]`
      : sql`${sql.ref(column.name)} = ${record.id}`
    const { rows } = await sql`select 1 from ${sql.table(part.table)} where ${points} limit 1`.execute(reader.db)
    if (rows.length > 0) throw new Refusal('inUse', 'refusals.inUse')
  }
}

/** What is kept goes all the same for everybody who looks on. */
const leave = async ({ change, entity, record }: RunningOnRecord, field: string): Promise<void> => {
  const version = await write(change, entity.name, '', record.id, { [field]: change.time })
  touch(change, { entity: entity.name, part: '', id: record.id, version, removed: true })
}

export const remove = async (running: RunningOnRecord): Promise<Outcome> => {
  await validateAsks(running)
  const after = await runEffect(running)
  if (running.entity.deletedAt === undefined) {
    await ensureUnused(running)
    await erase(running.change, running.entity.name, running.record.id)
  } else await leave(running, running.entity.deletedAt)
  await after(running.record.id)
  return { is: 'done', answer: { ids: [running.record.id] } }
}
