// What of a choice may be chosen anew: not what is retired or behind a flag that is off, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { singleId } from '../db/fillRows.ts'
import { entityNamed } from '../entityNamed.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Doing } from './Doing.ts'

type Configured = (name: string) => unknown

const readConfigured = async ({ product, reader }: Doing): Promise<Configured> => {
  const { entity, part } = product.app.configuration
  const [record] = await loadWhole(reader, entityNamed(product, entity), [singleId])
  return (name) => record?.[part === '' ? name : `${part}.${name}`]
}

/** An empty list in the configuration narrows nothing. A flag is on where the site says so, else where the product does. */
export const allowedChoices = async (doing: Doing, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const asks = narrowedBy !== undefined || choices.some((each) => each.when !== undefined)
  const configured: Configured = asks ? await readConfigured(doing) : () => undefined
  const isOn = (flag: string | undefined): boolean => flag === undefined || (configured(flag) ?? doing.product.app.flags[flag]) === true
  const open = choices.filter((each) => !each.retired && isOn(each.when)).map((each) => each.value)
  const list = narrowedBy === undefined ? undefined : configured(narrowedBy)
  return new Set(Array.isArray(list) && list.length > 0 ? open.filter((each) => list.includes(each)) : open)
}
