// Compares what stands on a statement with the ledger as it is now (docs/decisions/054).
import type { Work } from '../../../server/kit.ts'
import { credits, minorIn } from '../money/credits.ts'
import { find } from '../store.ts'
import { asPaid } from './asPaid.ts'
import { keepLines, type Line } from './keepLines.ts'
import { match } from './match.ts'
import { findMovements } from './movements.ts'
import type { StatedPayment } from './readStatement.ts'
import { sumsOf } from './sumsOf.ts'

export interface Reconciling {
  readonly id: string
  readonly payoutSystem: string
  readonly month: string
}

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

export interface Compared {
  readonly sums: ReturnType<typeof sumsOf>
  readonly paidOut: ReturnType<typeof credits>
  /** That nobody has explained. */
  readonly differences: number
}

/** @param added what stands on the statement besides what is kept, as it is written there */
export const compare = async (work: Work, of: Reconciling, added: readonly StatedPayment[] = []): Promise<Compared> => {
  const kept = await find(work, 'ReconciliationLine', { reconciliation: of.id })
  const before = ofStatement(kept)
  const movements = await findMovements(work.tx, { ...of, references: [...before, ...added].map(({ reference }) => reference) })
  const stated = [...before, ...asPaid({ month: of.month, movements, kept: before }, added)]
  const matching = match(stated, movements, of.month)
  const differences = await keepLines(work, of.id, kept, stated, matching)
  const inMonth = movements.filter(({ day }) => day.startsWith(of.month))
  const out = inMonth.reduce((sum, each) => sum + each.credits, 0n)
  const ofMonth = stated.filter((_each, at) => matching.stated[at]?.outcome !== 'OTHER_MONTH')
  return { sums: sumsOf(inMonth, ofMonth), paidOut: credits(out), differences }
}
