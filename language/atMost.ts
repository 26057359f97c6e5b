// So many records and no more: how it is written, and what the server counts.
import type { ConditionTest, ConditionValues } from './conditions.ts'
import type { TextKey } from './model/text.ts'

/** Nobody who asks is among them: a count is the same for everybody. */
type CountedValues = Exclude<ConditionValues, 'viewer'>

export interface AtMostSpec<Field extends string> {
  /** How many. What is removed counts no more. */
  readonly records: number
  /** Of those that are alike in these: the books of one shelf. Absent = of all. A field that is empty is like no other. */
  readonly alike?: readonly [Field, ...Field[]]
  /** Only of those that have these values, as a row of conditions: { status: ['OUT'] }. */
  readonly where?: { readonly [F in Field]?: CountedValues | { readonly not: CountedValues } }
  /** What is told where there are so many already; {records} stands for the number. */
  readonly says: string
}

export interface AtMostModel {
  /** The rule that a refusal names. */
  readonly name: string
  readonly records: number
  readonly alike: readonly string[]
  readonly where: readonly ConditionTest[]
  readonly says: TextKey
}
