// Which payment of a statement is which of the ledger. Each is found once, by its reference; what is left on either side differs.
import type { RowOf } from '../store.ts'
import { plainly } from './movements.ts'
import type { Movement } from './movements.ts'
import type { StatedPayment } from './readStatement.ts'

export type Outcome = RowOf<'ReconciliationLine'>['outcome']

export interface Matched {
  readonly outcome: Outcome
  readonly movement?: Movement | undefined
}

export interface Matching {
  /** In the order of the statement. */
  readonly stated: readonly Matched[]
  /** Recorded in the month, and stated nowhere. */
  readonly missing: readonly Movement[]
}

const sameWay = (stated: StatedPayment, { credits }: Movement): boolean => credits > 0n === stated.minor > 0n
const sameAmount = (stated: StatedPayment, { minor, currency }: Movement): boolean => minor === stated.minor && currency === stated.currency

type Finds = (stated: StatedPayment, movement: Movement) => Outcome | undefined

/** Tried in turn, each over the whole statement: an amount that agrees is never given to a line that differs. */
const attempts = (month: string): readonly Finds[] => [
  (stated, movement) => (sameAmount(stated, movement) && movement.day.startsWith(month) ? 'AGREES' : undefined),
  (stated, movement) => (sameAmount(stated, movement) ? 'OTHER_MONTH' : undefined),
  (stated, movement) => (sameWay(stated, movement) ? (movement.minor === null ? 'UNPRICED' : 'AMOUNT') : undefined),
]

/** A payment and its undo of which a statement says nothing: no money has moved. */
const withoutUndone = (left: readonly Movement[]): readonly Movement[] => {
  const standing: Movement[] = []
  for (const each of left) {
    const undone = standing.findIndex(
      (other) => other.payoutRequest === each.payoutRequest && other.manualPayout === each.manualPayout && other.credits === -each.credits,
    )
    if (undone < 0) standing.push(each)
    else standing.splice(undone, 1)
  }
  return standing
}

const byReference = (movements: readonly Movement[]): ReadonlyMap<string, readonly Movement[]> => {
  const groups = new Map<string, Movement[]>()
  for (const each of movements) {
    const group = groups.get(plainly(each.reference))
    if (group) group.push(each)
    else groups.set(plainly(each.reference), [each])
  }
  return groups
}

/** Lines that nothing is recorded for, beside payments without a reference: the same amount, where one of each has it. */
const likely = (open: readonly StatedPayment[], unnamed: readonly Movement[]): readonly (readonly [StatedPayment, Movement])[] =>
  open.flatMap((stated) => {
    const alike = open.filter((other) => other.minor === stated.minor && other.currency === stated.currency)
    const [movement, ...more] = unnamed.filter((each) => sameAmount(stated, each))
    return movement && more.length === 0 && alike.length === 1 ? [[stated, movement] as const] : []
  })

export const match = (stated: readonly StatedPayment[], movements: readonly Movement[], month: string): Matching => {
  const named = byReference(movements.filter(({ reference }) => reference !== ''))
  const ofReference = ({ reference }: StatedPayment): readonly Movement[] => named.get(plainly(reference)) ?? []
  const free = new Set(movements)
  const found = new Map<StatedPayment, Matched>()
  const claim = (each: StatedPayment, outcome: Outcome, movement: Movement): void => {
    free.delete(movement)
    found.set(each, { outcome, movement })
  }
  for (const finds of attempts(month))
    for (const each of stated) {
      const movement = found.has(each) ? undefined : ofReference(each).find((other) => free.has(other) && finds(each, other))
      const outcome = movement && finds(each, movement)
      if (outcome) claim(each, outcome, movement)
    }
  const inMonth = (): readonly Movement[] => [...free].filter(({ day }) => day.startsWith(month))
  const unknown = stated.filter((each) => !found.has(each) && !ofReference(each).some((other) => sameWay(each, other)))
  const unnamed = inMonth().filter(({ reference }) => reference === '')
  for (const [each, movement] of likely(unknown, unnamed)) claim(each, 'LIKELY', movement)
  const rest = new Set(unknown)
  return {
    stated: stated.map((each) => found.get(each) ?? { outcome: rest.has(each) ? 'UNKNOWN' : 'TWICE' }),
    missing: withoutUndone(inMonth()),
  }
}
