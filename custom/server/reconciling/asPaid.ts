// Which way the amounts of a statement are meant: some systems write what they paid with a minus.
import { match, type Outcome } from './match.ts'
import type { Movement } from './movements.ts'
import type { StatedPayment } from './readStatement.ts'

export interface Known {
  readonly month: string
  readonly movements: readonly Movement[]
  /** What is stated already. */
  readonly kept: readonly StatedPayment[]
}

const fits: Readonly<Partial<Record<Outcome, number>>> = { AGREES: 1, OTHER_MONTH: 1 }

/**
 * How well it fits what was recorded and is not stated yet.
 * @param twice what a line counts that is stated already: nothing is turned round to become that; what is written so was paid twice
 */
const fitting = ({ month, movements, kept }: Known, added: readonly StatedPayment[], twice: number): number =>
  match([...kept, ...added], movements, month)
    .stated.slice(kept.length)
    .reduce((sum, { outcome }) => sum + (outcome === 'TWICE' ? twice : (fits[outcome] ?? 0)), 0)

/**
 * A return that is given alone has a minus, too, so the ledger decides; where it knows of neither, most of a statement went out.
 * @param added amounts as they are written
 * @returns what went out positive, what came back negative
 */
export const asPaid = (known: Known, added: readonly StatedPayment[]): readonly StatedPayment[] => {
  const turned = added.map((each) => ({ ...each, minor: -each.minor }))
  const better = fitting(known, turned, -1) - fitting(known, added, 0)
  const isTurned = better === 0 ? added.filter(({ minor }) => minor < 0n).length * 2 > added.length : better > 0
  return isTurned ? turned : added
}
