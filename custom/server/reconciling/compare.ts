// Compares what stands on a statement with the ledger as it is now, and keeps what came of it line by line (docs/decisions/054).
import { moneyOf, writtenMinor } from '../../../language/fields/money.ts'
import { sql, type Work } from '../../../server/kit.ts'
import { credits, minorIn } from '../money/credits.ts'
import { erase, find, insert, write, type RowOf } from '../store.ts'
import { asPaid } from './asPaid.ts'
import { match, type Matched, type Matching } from './match.ts'
import { findMovements, type Movement } from './movements.ts'
import type { StatedPayment } from './readStatement.ts'

type Line = RowOf<'ReconciliationLine'>

/** Of a statement, with its number there; of the ledger alone. */
interface Due extends Matched {
  readonly line: number | null
  readonly stated?: StatedPayment | undefined
}

const agreeing: ReadonlySet<string> = new Set(['AGREES', 'OTHER_MONTH'])

/** The ledger's side of it. */
const foundIn = ({ outcome, movement }: Matched) => ({
  outcome,
  status: agreeing.has(outcome) ? ('MATCHED' as const) : ('DIFFERS' as const),
  recorded: movement?.currency && movement.minor !== null ? moneyOf(movement.minor, movement.currency) : null,
  recordedCredits: movement ? credits(movement.credits) : null,
  recordedOn: movement?.day ?? null,
  user: movement?.user ?? null,
  payoutRequest: movement?.payoutRequest ?? null,
  manualPayout: movement?.manualPayout ?? null,
  operation: movement?.operation ?? null,
})

const statedFor = ({ stated, movement }: Due) =>
  stated
    ? { reference: stated.reference, statedOn: stated.on || null, stated: moneyOf(stated.minor, stated.currency) }
    : { reference: movement?.reference || null }

/** What a line is known by from one comparison to the next. */
const nameOf = ({ line, operation }: Pick<Line, 'line' | 'operation'>): string => (line === null ? `ledger ${operation}` : `line ${line}`)
const nameOfDue = ({ line, movement }: Due): string => nameOf({ line, operation: movement?.operation ?? null })

/** @returns whether it is still to be explained */
const settle = async (work: Work, line: Line, due: Due): Promise<boolean> => {
  const { status, ...found } = foundIn(due)
  const same = line.outcome === due.outcome && line.operation === found.operation
  if (!same) await write(work, 'ReconciliationLine', line.id, { ...found, status, explanation: null, explainedBy: null })
  return (same ? line.status : status) === 'DIFFERS'
}

const begin = async (work: Work, reconciliation: string, due: Due): Promise<boolean> => {
  const values = { reconciliation, line: due.line, ...statedFor(due), ...foundIn(due) }
  await insert(work, 'ReconciliationLine', values)
  return values.status === 'DIFFERS'
}

/**
 * One whose outcome is the same keeps its explanation.
 * @param kept the lines as they are
 * @param stated what the statement says by now, in the order of its lines
 * @returns how many nobody has explained
 */
const keepLines = async (
  work: Work,
  reconciliation: string,
  kept: readonly Line[],
  stated: readonly StatedPayment[],
  { stated: matched, missing }: Matching,
): Promise<number> => {
  const due: readonly Due[] = [
    ...matched.map((each, at) => ({ ...each, line: at + 1, stated: stated[at] })),
    ...missing.map((movement) => ({ outcome: 'MISSING' as const, movement, line: null })),
  ]
  const names = new Set(due.map(nameOfDue))
  const lines = new Map(kept.map((line) => [nameOf(line), line]))
  const open = await Promise.all([
    ...due.map((each) => {
      const line = lines.get(nameOfDue(each))
      return line ? settle(work, line, each) : begin(work, reconciliation, each)
    }),
    ...kept.filter((line) => !names.has(nameOf(line))).map((line) => erase(work, 'ReconciliationLine', line.id)),
  ])
  return open.filter((each) => each === true).length
}

type Reconciling = Pick<RowOf<'Reconciliation'>, 'id' | 'payoutSystem' | 'month'>

const statedIn = (line: Line): StatedPayment => ({
  reference: line.reference ?? '',
  on: line.statedOn ?? '',
  minor: minorIn(line.stated),
  currency: line.stated?.currency ?? '',
})

const ofStatement = (kept: readonly Line[]): readonly StatedPayment[] =>
  kept
    .flatMap((each) => (each.line === null ? [] : [{ at: each.line, stated: statedIn(each) }]))
    .toSorted((one, other) => one.at - other.at)
    .map(({ stated }) => stated)

/** What went out less what came back, in one currency. */
const sumIn = (currency: string, all: readonly Pick<Movement, 'minor' | 'currency'>[]): bigint =>
  all.reduce((sum, each) => (each.currency === currency ? sum + (each.minor ?? 0n) : sum), 0n)

/** Rows of the field `sums`, by the code of the currency; what was recorded in credits only is in none of them. */
const sumsOf = (recorded: readonly Movement[], stated: readonly StatedPayment[]) =>
  [...new Set([...recorded, ...stated].flatMap(({ currency }) => currency ?? []))].toSorted().map((currency) => {
    const [ours, theirs] = [sumIn(currency, recorded), sumIn(currency, stated)]
    return { currency, recorded: writtenMinor(ours), stated: writtenMinor(theirs), difference: writtenMinor(theirs - ours) }
  })

/** A payment of another month that the statement of a further one has, too, was paid twice: it agrees once only. */
const noteStated = async (work: Work, { id, month }: Reconciling, movements: readonly Movement[]): Promise<readonly Movement[]> => {
  const outside = movements.flatMap(({ day, operation }) => (day.startsWith(month) ? [] : [operation]))
  const lines = await find(
    work,
    'ReconciliationLine',
    (own) => sql`${own.operation} = any(${outside}::text[]) and ${own.line} is not null and ${own.reconciliation} <> ${id}::bigint`,
  )
  const stated = new Set(lines.map(({ operation }) => operation))
  return movements.map((each) => (stated.has(each.operation) ? { ...each, statedElsewhere: true } : each))
}

/**
 * Gives sums, what was paid out in credits, and how many differences nobody has explained.
 * @param added what stands on the statement besides what is kept, as it is written there
 */
export const compare = async (work: Work, of: Reconciling, added: readonly StatedPayment[] = []) => {
  const kept = await find(work, 'ReconciliationLine', { reconciliation: of.id })
  const before = ofStatement(kept)
  const references = [...before, ...added].map(({ reference }) => reference)
  const movements = await noteStated(work, of, await findMovements(work.tx, { ...of, references }))
  const stated = [...before, ...asPaid({ month: of.month, movements, kept: before }, added)]
  const matching = match(stated, movements, of.month)
  const differences = await keepLines(work, of.id, kept, stated, matching)
  const inMonth = movements.filter(({ day }) => day.startsWith(of.month))
  const out = inMonth.reduce((sum, each) => sum + each.credits, 0n)
  const ofMonth = stated.filter((_each, at) => matching.stated[at]?.outcome !== 'OTHER_MONTH')
  return { sums: sumsOf(inMonth, ofMonth), paidOut: credits(out), differences }
}
