// The engine's own reasons to refuse an action on a record: its state, and the time in which it may be undone.
import { meets, type ConditionModel } from '../../language/conditions.ts'
import { guardsOf } from '../../language/guardsOf.ts'
import { sql } from 'kysely'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { runCustom, type GuardCall } from '../customs.ts'
import type { Db } from '../db/database.ts'
import type { ProductModel } from '../ProductModel.ts'
import { Refusal } from './Refusal.ts'
import { named } from '../../language/named.ts'

/** @param status of the action's part, as it is now */
export const stateRefusal = (entity: EntityModel, action: ActionModel, status: unknown): Refusal | undefined => {
  if (action.from.length === 0 || action.from.includes(String(status))) return undefined
  const state = named(named(entity.parts, action.part)?.lifecycle?.states, status)
  return new Refusal('state', 'refusals.state', [state ? `@${state.label}` : String(status)])
}

/** Whether an action is for records of people in this role; records of other entities are for everybody. */
export const isOffered = ({ person }: ProductModel, entity: EntityModel, action: ActionModel, role: unknown): boolean => {
  const of = action.of ?? named(entity.parts, action.part)?.of
  return of === undefined || entity.name !== person.entity || of.includes(String(role))
}

/** Days in which this action may take another back; undefined where nothing limits it. */
const windowOf = (entity: EntityModel, action: ActionModel): { readonly days: number; readonly undoes: readonly string[] } | undefined => {
  const undone = entity.actions.filter(
    (each) =>
      each.part === action.part &&
      each.undo !== undefined &&
      'by' in each.undo &&
      each.undo.by === action.path &&
      each.undo.days !== undefined,
  )
  const days = undone.map((each) => (each.undo !== undefined && 'days' in each.undo ? (each.undo.days ?? 0) : 0))
  return undone.length === 0 ? undefined : { days: Math.min(...days), undoes: undone.map((each) => each.path) }
}

/** Ids whose last transition is too long ago for this action to undo it. */
export const pastWindow = async (
  db: Db,
  entity: EntityModel,
  action: ActionModel,
  ids: readonly string[],
): Promise<{ readonly ids: ReadonlySet<string>; readonly days: number }> => {
  const window = windowOf(entity, action)
  if (!window || ids.length === 0) return { ids: new Set(), days: 0 }
  const { rows } = await sql<{ record: string }>`
    select wanted.record from unnest(${ids}::text[]) wanted (record) cross join lateral (
      select action, time from state_change
      where entity = ${entity.name} and part = ${action.part} and record = wanted.record order by id desc limit 1
    ) last where action = any(${window.undoes}::text[]) and time < now() - make_interval(days => ${window.days})`.execute(db)
  return { ids: new Set(rows.map((each) => each.record)), days: window.days }
}

export const windowRefusal = (days: number): Refusal => new Refusal('tooLate', 'refusals.tooLate', [String(days)])

/** A guard that is a condition of its entity. One answer a record, in their order; an action without record is let pass, once. */
const judgeCondition = (condition: ConditionModel, { action, records, viewer }: GuardCall): readonly (Refusal | undefined)[] => {
  const refusal = new Refusal(condition.name, `guards.${condition.name}`, [])
  return action.on === 'list' ? [undefined] : records.map((record) => (meets(condition, record, viewer.id) ? undefined : refusal))
}

/** The first refusal of each record (of an action without record: one answer). A guard that gives no proper answer refuses. */
export const runGuards = async (call: GuardCall, given: ReadonlySet<string>): Promise<readonly (Refusal | undefined)[]> => {
  const expected = call.action.on === 'list' ? 1 : call.records.length
  const answers = await Promise.all(
    guardsOf(call.entity, call.action).map(async (name) => {
      const condition = named(call.entity.conditions, name)
      if (condition) return judgeCondition(condition, call)
      const guard = call.product.customs.guards[name]
      if (!guard) throw new Error(`guard ${name} is not written`)
      const answer = await runCustom(guard, call)
      if (!Array.isArray(answer) || answer.length !== expected)
        throw new Error(`guard ${name} answered ${String(answer)} for ${expected} records`)
      return answer as readonly (Refusal | undefined)[]
    }),
  )
  return Array.from({ length: expected }, (_each, at) =>
    answers.map((each) => each[at]).find((each) => each !== undefined && !isTicked(each, given)),
  )
}

/** Passed by ticks: all that it names are given. */
export const isTicked = ({ ticks }: Refusal, given: ReadonlySet<string>): boolean =>
  ticks.length > 0 && ticks.every((each) => given.has(each.name))
