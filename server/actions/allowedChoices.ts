// What of a choice may be chosen anew: not what is retired, behind a flag that is off or for others to give, and only what the site's configuration leaves.
import type { FieldModel } from '../../language/model.ts'
import { configuredList, isFlagOn } from '../configured.ts'
import type { RunningAction } from './RunningAction.ts'

/** Values whose flag is off on this site. */
const switchedOff = async (
  running: RunningAction,
  choices: readonly { readonly value: string; readonly when?: string }[],
): Promise<ReadonlySet<string>> => {
  const off: string[] = []
  for (const { value, when } of choices) if (when !== undefined && !(await isFlagOn(running.reader, when))) off.push(value)
  return new Set(off)
}

/** An empty list in the configuration narrows nothing. */
export const allowedChoices = async (running: RunningAction, { choices = [], narrowedBy }: FieldModel): Promise<ReadonlySet<string>> => {
  const off = await switchedOff(running, choices)
  const { role } = running.call.caller
  const isOpen = ({ value, retired, by }: (typeof choices)[number]): boolean => !retired && !off.has(value) && (by?.includes(role) ?? true)
  const living = choices.filter(isOpen).map((each) => each.value)
  const list = narrowedBy === undefined ? [] : await configuredList(running.reader, narrowedBy)
  return new Set(list.length === 0 ? living : living.filter((each) => list.includes(each)))
}
