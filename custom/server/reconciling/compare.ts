// Compares what stands on a statement with the ledger as it is now (docs/decisions/054).
import { writtenMinor } from '../../../language/fields/money.ts'
import { sql, type Work } from '../../../server/kit.ts'
import { credits, minorIn } from '../money/credits.ts'
import { find, type RowOf } from '../store.ts'
import { asPaid } from './asPaid.ts'
import { keepLines, type Line } from './keepLines.ts'
import { match } from './match.ts'
import { findMovements, type Movement } from './movements.ts'
import type { StatedPayment } from './readStatement.ts'

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
