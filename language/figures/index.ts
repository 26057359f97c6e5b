// The registry of figure kinds: a kind is one file and its lines here, its shape in generator/checks/shapes/report.ts, its look in src/screens/reports/figureKinds.ts.
import type { AnyWords } from '../words.ts'
import { days, type DaysFigure } from './days.ts'
import type { FigureKind } from './kind.ts'
import { ranks, type RanksFigure } from './ranks.ts'
import { split, type SplitFigure } from './split.ts'
import { tile, type TileFigure } from './tile.ts'

/** A figure as a spec writes it. */
export type FigureSpec<W extends AnyWords> = TileFigure<W> | DaysFigure<W> | SplitFigure<W> | RanksFigure<W>
export type FigureKindName = FigureSpec<AnyWords>['kind']

const figures = { tile, days, split, ranks } as const satisfies Readonly<Record<FigureKindName, FigureKind>>

export const figureKind = ({ kind }: { readonly kind: FigureKindName }): FigureKind => figures[kind]
