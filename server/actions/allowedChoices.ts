// What of a choice may be chosen anew: not what is retired, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { singleId } from '../db/fillRows.ts'
import { entityNamed } from '../entityNamed.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Doing } from './Doing.ts'

const configured = async ({ product, reader }: Doing, name: string): Promise<readonly string[]> => {
  const { entity, part } = product.app.configuration
  const [record] = await loadWhole(reader, entityNamed(product, entity), [singleId])
  const list = record?.[part === '' ? name : `${part}.${name}`]
  return Array.isArray(list) ? list.map(String) : []
}

/** An empty list in the configuration narrows nothing. */
export const allowedChoices = async (doing: Doing, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const living = choices.filter((each) => !each.retired).map((each) => each.value)
  const list = narrowedBy === undefined ? [] : await configured(doing, narrowedBy)
  return new Set(list.length === 0 ? living : living.filter((each) => list.includes(each)))
}
