// Removes a record with all its parts. Whatever still refers to it keeps it from going.
import { sql } from 'kysely'
import type { Work } from '../customs.ts'
import { entityNamed } from '../entityNamed.ts'
import { touch } from './touch.ts'

/** In the transaction of the work; announced when it commits. */
export const erase = async (work: Work, entity: string, id: string): Promise<void> => {
  const [own, ...parts] = entityNamed(work.product, entity).parts
  if (!own) throw new Error(`${entity} has no part`)
  for (const part of parts) await sql`delete from ${sql.table(part.table)} where id = ${id}`.execute(work.tx)
  const { rows } = await sql<{ version: number }>`delete from ${sql.table(own.table)} where id = ${id} returning version`.execute(work.tx)
  const [gone] = rows
  if (gone) touch(work, { entity, part: '', id, version: gone.version, removed: true })
}
