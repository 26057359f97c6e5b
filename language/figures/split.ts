// A number for each value of a field, as a table.
import type { AnyWords } from '../words.ts'
import type { FigureCommon, FigureKind } from './kind.ts'
import type { MeasureSpec } from './measure.ts'

interface SplitMeasure<W extends AnyWords> extends MeasureSpec<W> {
  /** A choice: a row for each of its values. */
  readonly by: string
  /** Another: a column for each of its values. */
  readonly across?: string
}

/** A row for each value of a field: its number and what it was before, or a number for each value of a second field. */
export interface SplitFigure<W extends AnyWords> extends FigureCommon<SplitMeasure<W>> {
  readonly kind: 'split'
  /** Heading of the rows. */
  readonly column: string
  /** Words for the rows, where a custom counts them. */
  readonly keys?: Readonly<Record<string, string>>
}

export const split = { compared: true } as const satisfies FigureKind
