// Removes a record with all its parts. Whatever still refers to it keeps it from going.
import { sql } from 'kysely'
import { holdsFile } from '../../language/fields/index.ts'
import type { PartModel } from '../../language/model.ts'
import type { Work } from '../customs.ts'
import type { Row } from '../db/database.ts'
import { dropFiles } from '../fields/file.ts'
import { touch } from './touch.ts'
import { requireNamed } from '../../language/named.ts'

const filesOf = ({ fields }: PartModel) =>
  fields.flatMap((field) => (holdsFile(field) ? field.columns.map((each) => sql.ref(each.name)) : []))

/** In the transaction of the work; announced when it commits. Its files go with it. */
export const erase = async (work: Work, entity: string, id: string): Promise<void> => {
  const [own, ...parts] = requireNamed(work.product.entities, entity).parts
  if (!own) throw new Error(`${entity} has no part`)
  for (const part of parts) {
    const { rows } =
      await sql<Row>`delete from ${sql.table(part.table)} where id = ${id} returning ${sql.join([sql`1 as gone`, ...filesOf(part)])}`.execute(
        work.tx,
      )
    await dropFiles(
      work,
      rows.flatMap((row) => Object.values(row)),
    )
  }
  const back = sql.join([sql.ref('version'), ...filesOf(own)])
  const { rows } = await sql<Row>`delete from ${sql.table(own.table)} where id = ${id} returning ${back}`.execute(work.tx)
  const [gone] = rows
  if (!gone) return
  await dropFiles(work, Object.values(gone))
  touch(work, { entity, part: '', id, version: Number(gone['version']), removed: true })
}
