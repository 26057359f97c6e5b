// What every kind of figure is: what all of them may say in a spec, and what the rest of the engine asks of a kind.
export interface FigureCommon<Measure> {
  readonly label: string
  /** The part of the report that it belongs to: who may read that sees it. */
  readonly part: string
  /** What is counted; absent = the report's custom counts it, under the figure's name. */
  readonly counts?: Measure
}

/** One kind of figure. Its look is the browser's: the registry there demands it. */
export interface FigureKind {
  /** Has a number for each day of the period. */
  readonly daily?: true
  /** Says what it was in as many days before. */
  readonly compared?: true
  /** One number, that a home screen shows at a glance. */
  readonly glanced?: true
  /** Its keys are records, the greatest first, this many of them. */
  readonly first?: number
}
