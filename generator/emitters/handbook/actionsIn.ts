// What a role can do with the records of an entity: from where to where, what it is asked, what stands against it, and the way back.
import type { ActionModel, EntityModel, PartModel } from '../../../language/model.ts'
import { partFieldAt } from '../../../language/partFields.ts'
import { actionKind } from '../../../language/actions/index.ts'
import { guardsOf } from '../../../language/guardsOf.ts'
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

const textsOf = ({ say }: Reader, guards: readonly string[]): string =>
  [...new Set(guards.map((guard) => say(`guards.${guard}`)))].join('; ')

/** What the record itself has to be, and what it is asked to name. */
const against = (reader: Reader, entity: EntityModel, action: ActionModel, said: ReadonlySet<string>): string => {
  const { inputs, asks } = action
  const asked = [...inputs.flatMap((path) => partFieldAt(entity, path)?.field ?? []), ...asks]
  const guards = [...guardsOf(entity, action), ...asked.flatMap(({ meets = [] }) => meets)]
  return textsOf(
    reader,
    guards.filter((each) => !said.has(each)),
  )
}

/** A form that is saved as it is, under what holds for all: what it changes stands among the fields. */
const isForm = (entity: EntityModel, action: ActionModel, said: ReadonlySet<string>): boolean =>
  actionKind(action).edits === true && action.asks.length === 0 && guardsOf(entity, action).every((each) => said.has(each))

export interface Actions {
  /** What stands against each of them; '' where that is nothing. */
  readonly always: string
  readonly rows: readonly (readonly string[])[]
}

export const actionsIn = (reader: Reader, entity: EntityModel): Actions => {
  const all = entity.actions.filter((action) => reader.mayAtAll(action.guard))
  const [first, ...others] = all.map((action) => new Set(guardsOf(entity, action)))
  // Of one alone it stands in its row.
  const said = new Set([...(others.length > 0 ? (first ?? []) : [])].filter((guard) => others.every((each) => each.has(guard))))
  const shown = all.filter((action) => !isForm(entity, action, said))
  const rows = shown.map((action) => [
    labelOf(reader, action),
    statesOf(reader, named(entity.parts, action.part), action),
    asked(reader, entity, action),
    against(reader, entity, action, said),
    wayBack(reader, entity, action),
  ])
  return { always: textsOf(reader, [...said]), rows }
}
