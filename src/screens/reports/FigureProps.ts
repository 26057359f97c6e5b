// What every kind of figure is given.
import type { FigureModel } from '../../../language/model.ts'
import type { Days, Figure } from '../../client/records/useReport.ts'

export interface FigureProps {
  /** One, or several that are drawn as one. */
  readonly figures: readonly [FigureModel, ...FigureModel[]]
  readonly found: ReadonlyMap<string, readonly Figure[]>
  readonly period: Days
  /** Of their headings. */
  readonly level: 2 | 3
}
