// Which actions a record offers. A missing right hides one; a guard or a state disables it and says why.
import { decide } from '../../language/access.ts'
import type { Viewer } from '../../language/access.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import type { Can, Row } from '../records/Row.ts'
import { valueAt } from '../records/valueAt.ts'

export interface Offered {
  readonly action: ActionModel
  readonly allowed: boolean
  /** Why it cannot be run now: a locale key with its parameters. */
  readonly reason: { readonly template: string; readonly params: readonly string[] } | undefined
  /** The record is in a state that the action does not start from. */
  readonly otherState: boolean
}

const stateOf = (action: ActionModel, record: Row): unknown => valueAt(record, action.part === '' ? 'status' : `${action.part}.status`)

const offer = (action: ActionModel, can: Can, record: Row): Offered => {
  const state = stateOf(action, record)
  return {
    action,
    allowed: can.allowed,
    reason: can.allowed ? undefined : { template: can.rule ?? 'refusals.state', params: can.params },
    otherState: action.kind === 'transition' && typeof state === 'string' && !action.from.includes(state),
  }
}

/** Two undos under one word are one to the reader: the one that fits the state stands for both. */
const once = (all: readonly Offered[]): readonly Offered[] =>
  all.filter(
    (each) =>
      !each.otherState ||
      !all.some(
        (other) =>
          other !== each && other.action.label === each.action.label && (!other.otherState || all.indexOf(other) < all.indexOf(each)),
      ),
  )

/** What turns something on and what turns it off: only the one that can be run now is of use. */
const ofUse = (all: readonly Offered[]): readonly Offered[] =>
  all.filter(({ allowed, action }) => {
    const { undo } = action
    if (allowed || action.kind !== 'custom' || undo === undefined || !('by' in undo)) return true
    return !all.some((other) => other.allowed && other.action.path === undo.by)
  })

/** The named actions that this record offers to its viewer; the server says which in the record's `can`. */
export const offeredOn = (entity: EntityModel, paths: readonly string[], record: Row): readonly Offered[] =>
  ofUse(
    once(
      paths.flatMap((path) => {
        const action = entity.actions.find((each) => each.path === path)
        const can = record.can?.find((each) => each.action === path)
        return action && can ? [offer(action, can, record)] : []
      }),
    ),
  )

/** Actions on the list as a whole, by right alone. */
export const offeredOnList = (entity: EntityModel, paths: readonly string[], viewer: Viewer | undefined): readonly ActionModel[] =>
  paths.flatMap((path) => entity.actions.find((each) => each.path === path && decide(viewer, each.guard).allowed) ?? [])
