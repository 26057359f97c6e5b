// What of a choice may be chosen anew: not what is retired or behind a flag that is off, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { readConfigured } from '../configured.ts'
import type { Configured } from '../configured.ts'
import type { Doing } from './Doing.ts'

/** An empty list in the configuration narrows nothing. A flag is on where the site says so, else where the product does. */
export const allowedChoices = async (doing: Doing, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const asks = narrowedBy !== undefined || choices.some((each) => each.when !== undefined)
  const configured: Configured = asks ? await readConfigured(doing.reader) : () => undefined
  const isOn = (flag: string | undefined): boolean => flag === undefined || (configured(flag) ?? doing.product.app.flags[flag]) === true
  const open = choices.filter((each) => !each.retired && isOn(each.when)).map((each) => each.value)
  const list = narrowedBy === undefined ? undefined : configured(narrowedBy)
  return new Set(Array.isArray(list) && list.length > 0 ? open.filter((each) => list.includes(each)) : open)
}
