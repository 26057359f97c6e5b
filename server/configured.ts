// What the site's configuration says: its lists narrow what a spec allows, its flags open or close it.
import { sql } from 'kysely'
import { pathIn } from '../language/paths.ts'
import { singleId } from './db/fillRows.ts'
import { firstOf, keyOf, tablesOf } from './queries/fragments.ts'
import type { Reader } from './reader.ts'
import { requireNamed } from '../language/named.ts'
import { partFieldAt } from '../language/partFields.ts'

/** What stands at a path of the entity that holds the configuration, as its column has it; undefined where nothing is set. */
export const settingAt = async ({ product, db }: Reader, path: string): Promise<unknown> => {
  const { configuration } = product.app
  if (!configuration) return undefined
  const entity = requireNamed(product.entities, configuration.entity)
  const partField = partFieldAt(entity, path)
  if (!partField) return undefined
  const { rows } = await sql<{ value: unknown }>`
    select ${firstOf(product, entity, partField)} as value from ${tablesOf(entity, new Set([partField.part.name]))} where ${keyOf(entity)} = ${singleId}`.execute(
    db,
  )
  return rows[0]?.value
}

/** What stands under a name of the configuration, computed values too; undefined where nothing is set. */
export const configuredAs = async (reader: Reader, name: string): Promise<unknown> =>
  settingAt(reader, pathIn(reader.product.app.configuration?.part ?? '', name))

/** Empty where nothing is set: that narrows nothing. */
export const configuredList = async (reader: Reader, name: string): Promise<readonly string[]> => {
  const list = await configuredAs(reader, name)
  return Array.isArray(list) ? list.map(String) : []
}

/** A flag that nothing is stored of is as the product starts. */
export const isFlagOn = async (reader: Reader, name: string): Promise<boolean> =>
  ((await configuredAs(reader, name)) ?? reader.product.app.flags[name]) === true
