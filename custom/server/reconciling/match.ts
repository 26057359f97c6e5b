// Which payment of a statement is which of the ledger. Each is found once, by its reference; what is left on either side differs.
import { alikeBy } from '../../../language/alike.ts'
import type { RowOf } from '../store.ts'
import { plainly, type Movement } from './movements.ts'
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

const amountOf = ({ minor, currency }: Pick<Movement, 'minor' | 'currency'>): string => `${minor} ${currency}`

/** Whether money went out or came back. */
const wayOf = (amount: bigint): string => (amount > 0n ? 'out' : 'back')

/** How a line finds its payment: both have the same name; a payment without one is not looked for. */
interface Attempt {
  readonly line: (stated: StatedPayment) => string
  readonly payment: (movement: Movement) => string | undefined
  readonly outcome: (movement: Movement) => Outcome
}

const byAmount = (each: Pick<Movement, 'reference' | 'minor' | 'currency'>): string => `${plainly(each.reference)} ${amountOf(each)}`
const byWay = (reference: string, amount: bigint): string => `${plainly(reference)} ${wayOf(amount)}`

/** Of what was recorded in another month: unless another month's statement has it already, where it was paid by then. */
const unlessStated =
  (nameOf: (movement: Movement) => string) =>
  (movement: Movement): string | undefined =>
    movement.statedElsewhere ? undefined : nameOf(movement)

/** Made in turn, each over the whole statement: an amount that agrees is never given to a line that differs. */
const attempts = (month: string): readonly Attempt[] => [
  { line: byAmount, payment: (each) => (each.day.startsWith(month) ? byAmount(each) : undefined), outcome: () => 'AGREES' },
  { line: byAmount, payment: unlessStated(byAmount), outcome: () => 'OTHER_MONTH' },
  {
    line: ({ reference, minor }) => byWay(reference, minor),
    payment: unlessStated(({ reference, credits }) => byWay(reference, credits)),
    outcome: ({ minor }) => (minor === null ? 'UNPRICED' : 'AMOUNT'),
  },
]

/** A payment and its undo of which a statement says nothing: no money has moved. */
const withoutUndone = (left: readonly Movement[]): readonly Movement[] => {
  const ofOne = alikeBy(left, ({ payoutRequest, manualPayout }) => `${payoutRequest} ${manualPayout}`)
  const undone = new Set<Movement>()
  for (const all of ofOne.values())
    for (const each of all) {
      const other = all.find((before) => before !== each && !undone.has(before) && before.credits === -each.credits)
      if (other && !undone.has(each)) undone.add(each).add(other)
    }
  return left.filter((each) => !undone.has(each))
}

/** Lines that nothing is recorded for, beside payments without a reference: the same amount, where one of each has it. */
const likely = (open: readonly StatedPayment[], unnamed: readonly Movement[]): readonly (readonly [StatedPayment, Movement])[] => {
  const recorded = alikeBy(unnamed, amountOf)
  return [...alikeBy(open, amountOf)].flatMap(([amount, [stated, ...alike]]) => {
    const [movement, ...more] = recorded.get(amount) ?? []
    return movement && alike.length + more.length === 0 ? [[stated, movement] as const] : []
  })
}

export const match = (stated: readonly StatedPayment[], movements: readonly Movement[], month: string): Matching => {
  const free = new Set(movements)
  const found = new Map<StatedPayment, Matched>()
  const claim = (each: StatedPayment, outcome: Outcome, movement: Movement): void => {
    free.delete(movement)
    found.set(each, { outcome, movement })
  }
  for (const { line, payment, outcome } of attempts(month)) {
    const named = [...free].filter((each) => each.reference !== '' && payment(each) !== undefined)
    const queues = new Map([...alikeBy(named, (each) => payment(each) ?? '')].map(([name, group]) => [name, group.values()]))
    for (const each of stated) {
      const movement = found.has(each) ? undefined : queues.get(line(each))?.next().value
      if (movement) claim(each, outcome(movement), movement)
    }
  }
  const known = new Set(movements.map(({ reference, credits }) => byWay(reference, credits)))
  const inMonth = (): readonly Movement[] => [...free].filter(({ day }) => day.startsWith(month))
  const unknown = stated.filter((each) => !found.has(each) && !known.has(byWay(each.reference, each.minor)))
  const unnamed = inMonth().filter(({ reference }) => reference === '')
  for (const [each, movement] of likely(unknown, unnamed)) claim(each, 'LIKELY', movement)
  const rest = new Set(unknown)
  return {
    stated: stated.map((each) => found.get(each) ?? { outcome: rest.has(each) ? 'UNKNOWN' : 'TWICE' }),
    missing: withoutUndone(inMonth()),
  }
}
