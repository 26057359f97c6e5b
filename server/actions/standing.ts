// What stands against an action on records, as they are now: told in this order, so that the plainest reason comes first.
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { statusIn } from '../../language/paths.ts'
import { claimRefusals, isKept } from '../attending/claims.ts'
import type { GuardCall, StoredRecord } from '../customs.ts'
import { handedOutRefusals } from '../runs/handedOut.ts'
import type { ProductModel } from '../ProductModel.ts'
import { Refusal } from './Refusal.ts'
import { isOffered, isTicked, pastWindow, runGuards, stateRefusal, windowRefusal } from './rules.ts'

/** By the record alone: its role, its state. */
export const plainRefusal = (product: ProductModel, entity: EntityModel, action: ActionModel, record: StoredRecord): Refusal | undefined =>
  isOffered(product, entity, action, record[product.person.role])
    ? stateRefusal(entity, action, record[statusIn(action.part)])
    : new Refusal('of', 'refusals.notOffered')

/**
 * By what else has to be asked: time, claim, whether it was handed out, guards. All of it is asked at once.
 * @returns one answer a record, in their order; for an action without record one
 */
export const askedRefusals = async (call: GuardCall, ticks: ReadonlySet<string>): Promise<readonly (Refusal | undefined)[]> => {
  const { tx, entity, action, records, viewer } = call
  const ids = records.map(({ id }) => id)
  const [past, claimed, out, guarded] = await Promise.all([
    pastWindow(tx, entity, action, ids),
    isKept(entity, action) && ids.length > 0 ? claimRefusals(tx, entity, viewer.id, ids) : undefined,
    handedOutRefusals(tx, entity, ids),
    runGuards(call, ticks),
  ])
  return guarded.map((refusal, at) => {
    const id = ids[at] ?? ''
    if (past.ids.has(id)) return windowRefusal(past.days)
    const asks = out.get(id)
    return claimed?.get(id) ?? (asks && !isTicked(asks, ticks) ? asks : refusal)
  })
}

/** What stands against an action on one record, or on none: undefined where nothing does. */
export const refusalNow = async (
  { record, ...call }: Omit<GuardCall, 'records'> & { readonly record: StoredRecord | undefined },
  ticks: ReadonlySet<string>,
): Promise<Refusal | undefined> => {
  const plain = record && plainRefusal(call.product, call.entity, call.action, record)
  if (plain) return plain
  const [refused] = await askedRefusals({ ...call, records: record ? [record] : [] }, ticks)
  return refused
}
