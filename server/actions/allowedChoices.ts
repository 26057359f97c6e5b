// What of a choice may be chosen anew: not what is retired or behind a flag that is off, and only what the site's configuration leaves.
import { sql } from 'kysely'
import type { FieldModel } from '../../language/model.ts'
import { singleId } from '../db/fillRows.ts'
import { entityNamed } from '../entityNamed.ts'
import { firstOf, keyOf, tablesOf } from '../queries/fragments.ts'
import { placesOf } from '../queries/places.ts'
import type { Doing } from './Doing.ts'

/** What the site's configuration says under a name; computed values too. */
const configuredAs = async ({ product, reader }: Doing, name: string): Promise<unknown> => {
  const { configuration } = product.app
  const entity = entityNamed(product, configuration.entity)
  const place = placesOf(entity).byPath.get(configuration.part === '' ? name : `${configuration.part}.${name}`)
  if (!place) return undefined
  const { rows } = await sql<{ value: unknown }>`
    select ${firstOf(product, entity, place)} as value from ${tablesOf(entity, new Set([place.part.name]))} where ${keyOf(entity)} = ${singleId}`.execute(
    reader.db,
  )
  return rows[0]?.value
}

export const configured = async (doing: Doing, name: string): Promise<readonly string[]> => {
  const list = await configuredAs(doing, name)
  return Array.isArray(list) ? list.map(String) : []
}

/** Values whose flag is off on this site. */
const switchedOff = async (
  doing: Doing,
  choices: readonly { readonly value: string; readonly when?: string }[],
): Promise<ReadonlySet<string>> => {
  const off: string[] = []
  for (const { value, when } of choices)
    if (when !== undefined && ((await configuredAs(doing, when)) ?? doing.product.app.flags[when]) !== true) off.push(value)
  return new Set(off)
}

/** An empty list in the configuration narrows nothing. */
export const allowedChoices = async (doing: Doing, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const off = await switchedOff(doing, choices)
  const living = choices.filter((each) => !each.retired && !off.has(each.value)).map((each) => each.value)
  const list = narrowedBy === undefined ? [] : await configured(doing, narrowedBy)
  return new Set(list.length === 0 ? living : living.filter((each) => list.includes(each)))
}
