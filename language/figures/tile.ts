// One number, and what it was before.
import type { AnyWords } from '../words.ts'
import type { FigureCommon, FigureKind } from './kind.ts'
import type { MeasureSpec } from './measure.ts'

/** One number. Tiles that follow each other stand in one row. */
export interface TileFigure<W extends AnyWords> extends FigureCommon<MeasureSpec<W>> {
  readonly kind: 'tile'
}

export const tile = { compared: true, glanced: true } as const satisfies FigureKind
