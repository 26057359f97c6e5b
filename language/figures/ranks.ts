// Records with the greatest numbers, each with the way to it.
import type { AnyWords } from '../words.ts'
import type { FigureCommon, FigureKind } from './kind.ts'
import type { MeasureSpec } from './measure.ts'

interface RanksMeasure<W extends AnyWords> extends MeasureSpec<W> {
  /** A reference to one of those that are ranked. */
  readonly by: string
}

/** The ten records with the greatest numbers. */
export interface RanksFigure<W extends AnyWords> extends FigureCommon<RanksMeasure<W>> {
  readonly kind: 'ranks'
  /** Whose records they are. */
  readonly of: W['entity']
  /** Heading of the records. */
  readonly column: string
  /** Words for one that is gone and has no name either, where a custom counts them. */
  readonly gone?: string
}

export const ranks = { first: 10 } as const satisfies FigureKind
