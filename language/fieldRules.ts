// Rules across fields: what the values of one form have to be together. Form and server judge by the same table, and say the same words.
import type { Sort } from './compare.ts'
import type { ConditionRow, ConditionTest } from './conditions.ts'
import type { TextKey } from './model/text.ts'

/** Two fields, or one and the moment in which it is saved: now; of days, today. */
export type Pair<F extends string> = readonly [F | 'now', F | 'now']
/** Two of them compared. One that is empty is compared with nothing: then it holds. */
export interface Comparisons<F extends string> {
  /** The first is less than the second, or earlier. */
  readonly lt?: Pair<F>
  /** The first is not greater than the second, nor later. */
  readonly lte?: Pair<F>
  /** They are not the same. */
  readonly different?: Pair<F>
}
/** As a row of conditions: all of it has to hold. */
export type RuleRow<F extends string> = ConditionRow<F> & Comparisons<F>

/** What fields of one form have to be together. */
export interface RuleSpec<F extends string> {
  /** Where it is asked for; absent = always. */
  readonly when?: RuleRow<F>
  /** What has to hold then: { lte: ['from', 'until'] }, { price: { not: 'empty' } }. A comparison with nothing holds; { until: { not: 'empty' } } beside it asks for something. */
  readonly must: RuleRow<F>
  /** Said where it does not. {until} stands for the label of a field, {least.value} for the number in it. */
  readonly says: string
  /** The field it is said at; absent = each that `must` names. */
  readonly at?: F
  /** One of its fields is read under a right of its own, and whoever changes the others learns something of it: what. Then the server alone judges it. */
  readonly discloses?: string
}

export const comparisons = ['lt', 'lte', 'different'] as const satisfies readonly (keyof Comparisons<string>)[]

export interface ComparisonTest {
  readonly compares: (typeof comparisons)[number]
  /** Names of fields in the form, or now. */
  readonly of: readonly [string, string]
  readonly as: Sort
}
export type RuleTest = ConditionTest | ComparisonTest

/** A field that a rule asks, by its name in the form. */
export interface RuleField {
  readonly name: string
  /** Where the record has it; absent where there is none yet, or it is no field of one. */
  readonly path?: string
  /** What a new record has where nothing is given. */
  readonly starts?: unknown
  /** It stands in the record alone: the form does not ask for it. */
  readonly outside?: true
}

export interface RuleModel {
  readonly name: string
  readonly when: readonly RuleTest[]
  readonly must: readonly RuleTest[]
  readonly fields: readonly RuleField[]
  /** Names in the form at which it is told. */
  readonly at: readonly string[]
  readonly says: TextKey
  /** Keys of labels, with @ before them; without, names of fields whose number is told. */
  readonly params: readonly string[]
  /** It asks for what the browser may not know: the time, or a value that is not for everybody. */
  readonly judgedBy?: 'server'
}
