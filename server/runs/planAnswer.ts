// A plan as it is answered: what stands against which records in groups, sums, and the first that it would be done to.
import { alikeBy } from '../../language/alike.ts'
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { invalidAnswer, refusedAnswer } from '../actions/answers.ts'
import type { InvalidInput } from '../actions/InvalidInput.ts'
import type { Refusal } from '../actions/Refusal.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Call } from '../call.ts'
import { cardsOf } from '../queries/cards.ts'
import { mayRead, showsOnCard } from '../queries/mayRead.ts'
import { titlesOf } from '../queries/nameOthers.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import type { Judged } from './judge.ts'
import type { Planned } from './makePlan.ts'
import { sumRecords } from './sumRecords.ts'

const maxNamed = 100
const maxNamedOfReason = 5

/** The entity by whose records a plan names its own, for whoever sees what these are called where a list refers to them. */
const namesOf = ({ product }: Reader, list: Call): { readonly path: string; readonly target: EntityModel } | undefined => {
  const found = partFieldAt(list.entity, list.entity.list?.plan?.names ?? '')
  const target = found && mayRead(list, found) ? named(product.entities, found.field.entity) : undefined
  const title = target && partFieldAt(target, target.title)
  return found && target && title && showsOnCard(list, target, title) ? { path: found.field.path, target } : undefined
}

const describing = async (
  reader: Reader,
  list: Call,
  judged: readonly Judged[],
): Promise<(judged: readonly Judged[]) => readonly Answer[]> => {
  const { entity, caller } = list
  const names = namesOf(reader, list)
  const namedBy = ({ record }: Judged): string => textOf(record?.[names?.path ?? ''] ?? '')
  const [sum] = entity.list?.plan?.sums ?? []
  const summed = sum === undefined ? undefined : partFieldAt(entity, sum)
  const amountAt = summed && mayRead(list, summed) ? sum : undefined
  const ids = judged.map(({ id }) => id)
  const [titleOf, cards] = await Promise.all([
    titlesOf(reader, caller, entity, ids),
    names && cardsOf(reader, names.target, judged.map(namedBy), []),
  ])
  return (some) =>
    some.map((each) => ({
      id: each.id,
      title: titleOf(each.id) ?? each.id,
      about: cards?.get(namedBy(each))?.title ?? null,
      amount: amountAt === undefined ? null : (each.record?.[amountAt] ?? null),
    }))
}

/** Those that are refused for the same reason, in the same words; where ticks let them pass, the same ticks. */
const byReason = (left: readonly Judged[]): readonly (readonly Judged[])[] => {
  const groups = alikeBy(left, ({ refusal }) => JSON.stringify([refusal?.template, refusal?.params, refusal?.ticks]))
  const asks = ([first]: readonly Judged[]): number => Number((first?.refusal?.ticks.length ?? 0) > 0)
  return [...groups.values()].toSorted((one, other) => asks(other) - asks(one) || other.length - one.length)
}

/**
 * What a tick would let pass stands first.
 * @returns an object of the contract's RunPlan
 */
export const planAnswer = async (reader: Reader, list: Call, { total, eligible, left, invalid }: Planned): Promise<Answer> => {
  const first = eligible.slice(0, maxNamed)
  const reasons = byReason(left)
  const few = reasons.flatMap((each) => each.slice(0, maxNamedOfReason))
  const [describe, sums] = await Promise.all([
    describing(reader, list, [...first, ...few]),
    sumRecords(
      reader,
      list,
      eligible.map(({ id }) => id),
    ),
  ])
  return {
    total,
    count: eligible.length,
    reasons: reasons.flatMap((some) => {
      const refusal = some[0]?.refusal
      return refusal
        ? [{ refused: refusedAnswer(reader.product, refusal), count: some.length, records: describe(some.slice(0, maxNamedOfReason)) }]
        : []
    }),
    sums,
    records: describe(first),
    invalid,
  }
}

const nothing = { total: 0, count: 0, reasons: [], sums: [], records: [], invalid: null } as const

/** Where what was typed is refused before any record is looked at. */
export const invalidPlan = (product: ProductModel, error: InvalidInput): Answer => ({ ...nothing, invalid: invalidAnswer(product, error) })

/** Where something stands against all of it. */
export const refusedPlan = (product: ProductModel, refusal: Refusal): Answer => ({
  ...nothing,
  reasons: [{ refused: refusedAnswer(product, refusal), count: 0, records: [] }],
})
