// Reports: what may be counted over a time, in parts with rights of their own.
import type { Guard } from '../access.ts'
import type { ConditionTest } from '../conditions.ts'
import type { FigureKindName } from '../figures/index.ts'
import type { MeasureSpec } from '../figures/measure.ts'
import type { AnyWords } from '../words.ts'
import type { TextKey } from './text.ts'

export interface ReportPartModel {
  readonly name: string
  /** What it asks beyond the report, and the variable of the document that says whether it is read. */
  readonly guard?: Guard
  readonly when?: string
}

export interface MeasureModel extends Omit<MeasureSpec<AnyWords>, 'where'> {
  readonly by?: string
  readonly across?: string
  readonly where: readonly ConditionTest[]
}

export type KeyWords = Readonly<Record<string, TextKey>>

export interface FigureModel {
  readonly name: string
  readonly kind: FigureKindName
  readonly label: TextKey
  readonly part: string
  /** Absent = the report's custom counts it. */
  readonly counts?: MeasureModel
  /** What its keys are called, in their order; and those of its columns. */
  readonly keys?: KeyWords
  readonly across?: KeyWords
  /** Heading of the keys. */
  readonly column?: TextKey
  /** The screen that shows a record which is a key, and what one that is gone is called. */
  readonly screen?: string
  readonly gone?: TextKey
  /** The figure beside whose bars its own are drawn. */
  readonly within?: string
}

export interface ReportModel {
  readonly name: string
  readonly operation: string
  readonly document: string
  /** GraphQL type of its answer: a list of figures for each part. */
  readonly typeName: string
  /** The server's custom. */
  readonly by?: string
  readonly on: 'list' | 'record'
  readonly parts: readonly ReportPartModel[]
  /** Boolean variables of its document and what each asks. */
  readonly guards: Readonly<Record<string, Guard>>
}
