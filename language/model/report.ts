// Reports: what may be counted over a time, in parts with rights of their own.
import type { Guard } from '../access.ts'

export interface ReportPartModel {
  readonly name: string
  /** What it asks beyond the report, and the variable of the document that says whether it is read. */
  readonly guard?: Guard
  readonly when?: string
}

export interface ReportModel {
  readonly name: string
  readonly operation: string
  readonly document: string
  /** GraphQL type of its answer: a list of figures for each part. */
  readonly typeName: string
  /** The server's custom. */
  readonly by: string
  readonly on: 'list' | 'record'
  readonly parts: readonly ReportPartModel[]
  /** Boolean variables of its document and what each asks. */
  readonly guards: Readonly<Record<string, Guard>>
}
