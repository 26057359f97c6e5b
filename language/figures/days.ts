// A number each day: bars, or the same as a table.
import type { AnyWords } from '../words.ts'
import type { FigureCommon, FigureKind } from './kind.ts'
import type { MeasureSpec } from './measure.ts'

interface DaysMeasure<W extends AnyWords> extends MeasureSpec<W> {
  readonly at: string
  /** A choice: bars of its values stand on each other. */
  readonly by?: string
}

/** A number each day of the period, of one sort or of several that stand on each other. */
export interface DaysFigure<W extends AnyWords> extends FigureCommon<DaysMeasure<W>> {
  readonly kind: 'days'
  /** Words for the sorts, where a custom counts them. */
  readonly keys?: Readonly<Record<string, string>>
  /** Drawn beside the bars of that other figure instead of by itself. */
  readonly within?: string
}

export const days = { daily: true } as const satisfies FigureKind
