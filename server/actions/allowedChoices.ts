// What of a choice may be chosen anew: not what is retired, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { singleId } from '../db/fillRows.ts'
import { entityNamed } from '../entityNamed.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Doing } from './Doing.ts'

/** What the site's configuration says under a name. */
const configuredAs = async ({ product, reader }: Doing, name: string): Promise<unknown> => {
  const { entity, part } = product.app.configuration
  const [record] = await loadWhole(reader, entityNamed(product, entity), [singleId])
  return record?.[part === '' ? name : `${part}.${name}`]
}

export const configured = async (doing: Doing, name: string): Promise<readonly string[]> => {
  const list = await configuredAs(doing, name)
  return Array.isArray(list) ? list.map(String) : []
}

/** Values whose flag is off on this site. */
const switchedOff = async (doing: Doing, choices: readonly { readonly value: string; readonly when?: string }[]): Promise<ReadonlySet<string>> => {
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
