// What came of a comparison, line by line: one whose outcome is the same keeps its explanation.
import { moneyOf } from '../../../language/fields/money.ts'
import type { Work } from '../../../server/kit.ts'
import { credits } from '../money/credits.ts'
import { erase, insert, write, type RowOf } from '../store.ts'
import type { Matched, Matching } from './match.ts'
import type { StatedPayment } from './readStatement.ts'

export type Line = RowOf<'ReconciliationLine'>

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

const statedIn = ({ stated, movement }: Due) =>
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
  const values = { reconciliation, line: due.line, ...statedIn(due), ...foundIn(due) }
  await insert(work, 'ReconciliationLine', values)
  return values.status === 'DIFFERS'
}

/**
 * @param kept the lines as they are
 * @param stated what the statement says by now, in the order of its lines
 * @returns how many nobody has explained
 */
export const keepLines = async (
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
