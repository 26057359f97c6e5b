// What a run would come to: how many records, what stands against which, what of them is summed. Nothing is done.
import type { EntityModel } from '../../language/model.ts'
import { named } from '../../language/named.ts'
import { pathIn } from '../../language/paths.ts'
import { partFieldAt } from '../../language/partFields.ts'
import { invalidAnswer, refusedAnswer } from '../actions/answers.ts'
import { nothingSelected } from '../actions/callAs.ts'
import { ticksOf } from '../actions/beginAction.ts'
import type { InvalidInput } from '../actions/InvalidInput.ts'
import type { Refusal } from '../actions/Refusal.ts'
import { runPreview } from '../actions/runPreview.ts'
import type { ProductModel } from '../ProductModel.ts'
import type { Call } from '../call.ts'
import { cardsOf } from '../queries/cards.ts'
import { mayRead, showsOnCard } from '../queries/mayRead.ts'
import { titlesOf } from '../queries/nameOthers.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { textOf } from '../textOf.ts'
import { findRows } from './findRows.ts'
import { judge } from './judge.ts'
import type { Judged } from './judge.ts'
import type { RunRequest } from './readRequest.ts'
import { sumRecords } from './sumRecords.ts'

const maxNamed = 100
const maxNamedOfReason = 5

export interface Planned {
  readonly total: number
  readonly eligible: readonly Judged[]
  readonly left: readonly Judged[]
  /** What is wrong with what was typed, as it is answered. */
  readonly invalid: Answer | null
}

/** The change as it is done to one record. */
export const changeOf = (change: Call, id: string, version: number): Call => ({
  ...change,
  args: { ...change.args, id, version },
  selection: nothingSelected,
})

/** What is typed is the same for all of them, so one tells whether it is right. */
const invalidOf = async (reader: Reader, { change }: RunRequest, eligible: readonly Judged[]): Promise<Answer | null> => {
  const [first] = eligible
  if (!first) return null
  const preview = { ...change, operation: { ...change.operation, preview: true } }
  const { invalid } = await runPreview(reader, changeOf(preview, first.id, versionOf(first)))
  return (invalid ?? null) as Answer | null
}

/** Of the part that is changed. */
export const versionOf = ({ record, action }: Judged): number => Number(record?.[pathIn(action.part, 'version')])

export const makePlan = async (reader: Reader, request: RunRequest): Promise<Planned> => {
  const { list, change, actions } = request
  const { entity, caller } = list
  const ids = await findRows(reader, request)
  const input = (change.args['input'] ?? {}) as Readonly<Record<string, unknown>>
  const judged = await judge({ reader, caller, entity, actions, input, ticks: ticksOf(change) }, ids)
  const eligible = judged.filter(({ refusal }) => refusal === undefined)
  const left = judged.filter(({ refusal }) => refusal !== undefined)
  return { total: ids.length, eligible, left, invalid: await invalidOf(reader, request, eligible) }
}

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
  const groups = new Map<string, Judged[]>()
  for (const each of left) {
    const { template, params, ticks } = each.refusal ?? {}
    const key = JSON.stringify([template, params, ticks])
    const known = groups.get(key)
    if (known) known.push(each)
    else groups.set(key, [each])
  }
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

/** @returns an object of the contract's RunPlan */
export const planRun = async (reader: Reader, request: RunRequest): Promise<Answer> =>
  planAnswer(reader, request.list, await makePlan(reader, request))

const nothing = { total: 0, count: 0, reasons: [], sums: [], records: [], invalid: null } as const

/** Where what was typed is refused before any record is looked at. */
export const invalidPlan = (product: ProductModel, error: InvalidInput): Answer => ({ ...nothing, invalid: invalidAnswer(product, error) })

/** Where something stands against all of it. */
export const refusedPlan = (product: ProductModel, refusal: Refusal): Answer => ({
  ...nothing,
  reasons: [{ refused: refusedAnswer(product, refusal), count: 0, records: [] }],
})
