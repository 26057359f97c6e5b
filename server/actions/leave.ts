// What an action leaves behind in other entities, as its spec says: what was there goes before the change is stored, all else along with it.
import { sql } from 'kysely'
import type { EntityModel, LeavesModel } from '../../language/model.ts'
import { named, requireNamed } from '../../language/named.ts'
import { ownPart, partFieldAt } from '../../language/partFields.ts'
import { startOf } from '../../language/fields/index.ts'
import { textOf } from '../textOf.ts'
import { say } from '../texts.ts'
import { isEmpty } from './brokenRules.ts'
import { erase } from './erase.ts'
import { insert } from './insert.ts'
import type { RunningAction } from './RunningAction.ts'
import { stamp, type Values } from './storeValues.ts'

/** What stands under a path, or was answered under a name. */
type Holds = (name: string) => unknown

const valuesOf = ({ change, product }: RunningAction, entity: EntityModel, { values, sets }: LeavesModel, holds: Holds): Values =>
  Object.fromEntries([
    ...values.map((each) => {
      if ('is' in each) return [each.field, each.is]
      if ('from' in each) return [each.field, holds(each.from)]
      const params = each.params.map((name) => textOf(holds(name) ?? ''))
      return [each.field, say(product, each.says, params)]
    }),
    ...sets.map(({ field, to }) => [field, stamp(partFieldAt(entity, field)?.field, to, change)]),
  ])

/** The oldest beyond so many go; they were made in the order of their keys. */
const dropOldest = async ({ change }: RunningAction, entity: EntityModel, by: string, last: number, id: unknown): Promise<void> => {
  const [tie] = partFieldAt(entity, by)?.field.columns ?? []
  if (!tie) throw new Error(`${entity.name} keeps nothing under ${by}`)
  const { rows } = await sql<{ id: string }>`
    select one.id::text as id from ${sql.table(ownPart(entity).table)} as one where ${sql.ref(`one.${tie.name}`)} = ${id}::${sql.raw(tie.sql)}
    order by one.id desc offset ${last}`.execute(change.tx)
  for (const each of rows) await erase(change, entity.name, each.id)
}

const leave = async (running: RunningAction, leaves: LeavesModel, holds: Holds): Promise<void> => {
  if (leaves.given !== undefined && isEmpty(holds(leaves.given))) return
  const entity = requireNamed(running.product.entities, leaves.entity)
  await insert(running.change, entity.name, valuesOf(running, entity, leaves, holds))
  if (leaves.keep) await dropOldest(running, entity, leaves.keep.by, leaves.keep.last, holds('id'))
}

const leaveAll = async (running: RunningAction, before: boolean, holds: Holds): Promise<void> => {
  const all = running.product.leaves?.[`${running.entity.name}.${running.action.path}`] ?? []
  // Sent one after the other, and answered so.
  await Promise.all(all.filter((each) => (each.before ?? false) === before).map((each) => leave(running, each, holds)))
}

/** As the record was. */
export const leaveBefore = (running: RunningAction): Promise<void> => leaveAll(running, true, (path) => running.record?.[path])

/** @param stored what the change stores, by path: it need not be answered yet */
export const leaveAfter = (running: RunningAction, id: string, stored: Values): Promise<void> => {
  const { action, change, record, entity } = running
  const startAt = (path: string): unknown => {
    const field = partFieldAt(entity, path)?.field
    return field && startOf(field, change.time)
  }
  return leaveAll(running, false, (name) => {
    if (named(action.asks, name)) return change.input[name]
    if (name === 'id') return id
    if (name in stored) return stored[name]
    return record ? record[name] : startAt(name)
  })
}
