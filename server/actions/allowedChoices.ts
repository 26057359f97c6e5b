// What of a choice may be chosen anew: not what is retired, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { configuredList } from '../configured.ts'
import type { Doing } from './Doing.ts'

/** An empty list in the configuration narrows nothing. */
export const allowedChoices = async ({ reader }: Doing, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const living = choices.filter((each) => !each.retired).map((each) => each.value)
  const list = narrowedBy === undefined ? [] : await configuredList(reader, narrowedBy)
  return new Set(list.length === 0 ? living : living.filter((each) => list.includes(each)))
}
