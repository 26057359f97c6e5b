// What stands against an action on records, as they are now: told in this order, so that the plainest reason comes first.
import { alikeBy } from '../../language/alike.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { statusIn } from '../../language/paths.ts'
import { claimRefusals, isKept } from '../attending/claims.ts'
import type { GuardCall, StoredRecord } from '../customs.ts'
import { gathered } from '../db/gathered.ts'
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

interface Standing extends Omit<GuardCall, 'records'> {
  readonly record: StoredRecord | undefined
  readonly ticks: ReadonlySet<string>
}

/** Of those that agree in everything but the record. */
const refusalsAlike = async (alike: readonly Standing[]): Promise<readonly (readonly [Standing, Refusal | undefined])[]> => {
  const [first] = alike
  if (!first) return []
  const { ticks, ...call } = first
  const refusals = await askedRefusals({ ...call, records: alike.flatMap(({ record }) => record ?? []) }, ticks)
  return alike.map((each, at) => [each, each.record ? refusals[at] : refusals[0]])
}

const wordsOf = ({ entity, action, viewer, input, ticks, record }: Standing): string =>
  JSON.stringify([entity.name, action.path, viewer.id, input, [...ticks], record !== undefined])

const refusalsNow = async (all: readonly Standing[]): Promise<readonly (Refusal | undefined)[]> => {
  const plain = all.map(({ product, entity, action, record }) => record && plainRefusal(product, entity, action, record))
  const open = all.filter((_each, at) => !plain[at])
  const alike = alikeBy(open, wordsOf)
  const asked = new Map((await Promise.all([...alike.values()].map(refusalsAlike))).flat())
  return all.map((each, at) => plain[at] ?? asked.get(each))
}

/** What stands against an action on one record, or on none: undefined where nothing does. */
export const refusalNow = gathered(refusalsNow)
