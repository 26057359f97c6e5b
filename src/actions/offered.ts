// Which actions a record offers. A missing right hides one; a guard or a state disables it and says why.
import type { Ability } from '../../language/abilities.ts'
import { decide, type Viewer } from '../../language/access.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { statusIn, valueAt } from '../../language/paths.ts'
import type { Text } from '../client/texts/useText.ts'
import type { Row } from '../client/records/Row.ts'
import { wordsOf } from '../../language/messages.ts'

export interface Offered {
  readonly action: ActionModel
  readonly allowed: boolean
  /** Why it cannot be run now: a locale key with its parameters. */
  readonly reason: { readonly template: string; readonly params: readonly string[] } | undefined
  /** The record is in a state that the action does not start from. */
  readonly otherState: boolean
}

/** Why an action cannot be run now, in words. */
export const reasonText = ({ reason }: Offered, t: Text): string | undefined => reason && t(reason.template, wordsOf(reason.params, t))

const stateOf = (action: ActionModel, record: Row): unknown => valueAt(record, statusIn(action.part))

const offer = (action: ActionModel, can: Ability, record: Row): Offered => {
  const state = stateOf(action, record)
  return {
    action,
    allowed: can.allowed,
    reason: can.allowed ? undefined : { template: can.rule ?? 'refusals.state', params: can.params ?? [] },
    otherState: action.from.length > 0 && typeof state === 'string' && !action.from.includes(state),
  }
}

const fitOf = ({ allowed, otherState }: Offered): number => (allowed ? 2 : otherState ? 0 : 1)

/** Two that read the same are one to the reader: what can be done stands for both, else what fits the state, else the first. */
const once = (all: readonly Offered[], t: Text): readonly Offered[] => {
  const labels = all.map(({ action }) => t(action.label))
  return all.filter((each, at) => {
    const alike = all.filter((_, other) => labels[other] === labels[at])
    const [best] = alike.toSorted((one, other) => fitOf(other) - fitOf(one))
    return each.allowed || each === best
  })
}

/** What turns something on and what turns it off: only the one that can be run now is of use. */
const ofUse = (all: readonly Offered[]): readonly Offered[] =>
  all.filter(({ allowed, action }) => {
    const { undo } = action
    if (allowed || action.from.length > 0 || undo === undefined || !('by' in undo)) return true
    return !all.some((other) => other.allowed && other.action.path === undo.by)
  })

/** The named actions that this record offers to its viewer, t the words they are known by; the server says which in the record's `can`. */
export const offeredOn = (entity: EntityModel, paths: readonly string[], record: Row, t: Text): readonly Offered[] =>
  ofUse(
    once(
      paths.flatMap((path) => {
        const action = entity.actions.find((each) => each.path === path)
        const can = record.can?.find((each) => each.action === path)
        return action && can ? [offer(action, can, record)] : []
      }),
      t,
    ),
  )

/** Actions on the list as a whole, by right alone. */
export const offeredOnList = (entity: EntityModel, paths: readonly string[], viewer: Viewer | undefined): readonly ActionModel[] =>
  paths.flatMap((path) => entity.actions.find((each) => each.path === path && decide(viewer, each.guard).allowed) ?? [])
