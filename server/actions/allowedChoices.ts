// What of a choice may be chosen anew: not what is retired or behind a flag that is off, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { configuredAs, configuredList } from '../configured.ts'
import type { Doing } from './Doing.ts'

/** Values whose flag is off on this site. */
const switchedOff = async (
  doing: Doing,
  choices: readonly { readonly value: string; readonly when?: string }[],
): Promise<ReadonlySet<string>> => {
  const off: string[] = []
  for (const { value, when } of choices)
    if (when !== undefined && ((await configuredAs(doing.reader, when)) ?? doing.product.app.flags[when]) !== true) off.push(value)
  return new Set(off)
}

/** An empty list in the configuration narrows nothing. */
export const allowedChoices = async (doing: Doing, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const off = await switchedOff(doing, choices)
  const living = choices.filter((each) => !each.retired && !off.has(each.value)).map((each) => each.value)
  const list = narrowedBy === undefined ? [] : await configuredList(doing.reader, narrowedBy)
  return new Set(list.length === 0 ? living : living.filter((each) => list.includes(each)))
}
