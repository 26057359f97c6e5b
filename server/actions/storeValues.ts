// What a change of one part stores: answers of the dialog that have a field, the patch, what the effect gave, stamps, the new state.
import type { FieldModel, PartModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import { prepare } from '../fields/index.ts'
import type { RunningAction } from './RunningAction.ts'
import { named } from '../../language/named.ts'
import { traitsOf } from '../../language/fields/index.ts'

export type Values = Readonly<Record<string, unknown>>

/** An answer whose name is that of a server-written field of the part is stored there. */
export const storedAsks = ({ action, part, change }: RunningAction): Values =>
  Object.fromEntries(
    action.asks.flatMap((ask) => {
      const field = part.fields.find((each) => each.name === ask.name && each.written === 'server')
      return field && ask.name in change.input ? [[ask.name, change.input[ask.name]]] : []
    }),
  )

export const stamp = (field: FieldModel | undefined, to: 'now' | 'viewer' | 'empty', change: RunningAction['change']): unknown => {
  if (to === 'empty') return null
  const stamps = field && traitsOf(field).stamps
  return to === 'now' ? stamps?.now?.(change.time) : stamps?.viewer?.(change.viewer)
}

export const stamps = (running: RunningAction): Values =>
  Object.fromEntries(running.action.sets.map(({ field, to }) => [field, stamp(named(running.part.fields, field), to, running.change)]))

/** Values of a part by their paths. */
export const byPath = ({ name: part }: Pick<PartModel, 'name'>, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [pathIn(part, name), value]))

/** Hashes, files and the like, once everything else is settled. */
export const prepared = async (running: RunningAction, fields: readonly FieldModel[], values: Values): Promise<Values> => {
  const all = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const field = fields.find((each) => each.name === name || each.path === name)
      return [name, field ? await prepare(running, field, value) : value] as const
    }),
  )
  return Object.fromEntries(all)
}
