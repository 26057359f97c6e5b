// What a role can do with the records of an entity: from where to where, what it is asked, what stands against it, and the way back.
import type { ActionModel, EntityModel, PartModel } from '../../../language/model.ts'
import { partFieldAt } from '../../../language/partFields.ts'
import { actionKind } from '../../../language/actions/index.ts'
import { named } from '../../../language/named.ts'
import type { Reader } from './Reader.ts'

const statesOf = ({ say, word }: Reader, part: PartModel | undefined, { from, to }: ActionModel): string => {
  const label = (state: string): string => say(named(part?.lifecycle?.states, state)?.label ?? state)
  const before = from.map(label).join(', ')
  if (to === undefined) return before
  return before === '' ? label(to) : word('states', before, label(to))
}

const asked = ({ say, word }: Reader, entity: EntityModel, { asks, inputs, ownAsks }: ActionModel): string => {
  const labels = [
    ...inputs.flatMap((path) => partFieldAt(entity, path)?.field.label ?? []),
    ...asks.filter((each) => each.written === undefined).map(({ label }) => label),
  ]
  return [...labels.map((label) => say(label)), ...(ownAsks ? [word('ownAsks')] : [])].join(', ')
}

const wayBack = ({ say, word }: Reader, { actions }: EntityModel, { undo }: ActionModel): string => {
  if (undo === undefined) return ''
  if ('never' in undo) return word('never', say(undo.never))
  const back = say(actions.find(({ path }) => path === undo.by)?.label ?? undo.by)
  return undo.days === undefined ? back : word('withinDays', back, String(undo.days))
}

const labelOf = ({ say, word, may }: Reader, { label, guard, help }: ActionModel): string => {
  const named = may(guard) === 'own' ? `${say(label)} (${word('own')})` : say(label)
  return help === undefined ? named : `${named}: ${say(help)}`
}

/** A form that is saved as it is: what it changes stands among the fields. */
const isForm = (action: ActionModel): boolean => actionKind(action).edits === true && action.asks.length === 0 && action.guards.length === 0

/** What the record itself has to be, and what it is asked to name. */
const against = ({ say }: Reader, entity: EntityModel, { guards, inputs, asks }: ActionModel): string => {
  const named = [...inputs.flatMap((path) => partFieldAt(entity, path)?.field ?? []), ...asks]
  const met = named.flatMap(({ meets = [] }) => meets)
  return [...new Set([...guards, ...met])].map((guard) => say(`guards.${guard}`)).join('; ')
}

export const actionRows = (reader: Reader, entity: EntityModel): readonly (readonly string[])[] =>
  entity.actions
    .filter((action) => reader.mayAtAll(action.guard) && !isForm(action))
    .map((action) => [
      labelOf(reader, action),
      statesOf(reader, named(entity.parts, action.part), action),
      asked(reader, entity, action),
      against(reader, entity, action),
      wayBack(reader, entity, action),
    ])
