// Rules across fields: what the values of one form have to be together. Form and server judge by the same table, and say the same words.
import { comparedAs } from './compare.ts'
import type { Sort } from './compare.ts'
import { passes } from './conditions.ts'
import type { ConditionRow, ConditionTest } from './conditions.ts'
import { grouped } from './fields/money.ts'
import type { BrokenRule } from './messages.ts'
import type { TextKey } from './model.ts'

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

/** What is asked besides the values. */
export interface Asking {
  readonly viewer: string
  readonly now: string
}
type ValueOf = (name: string) => unknown

const holds = (test: RuleTest, valueOf: ValueOf, { viewer, now }: Asking): boolean => {
  if (!('compares' in test)) return passes(test, valueOf(test.path), viewer)
  const [one, other] = test.of.map((name) => (name === 'now' ? (test.as === 'date' ? now.slice(0, 10) : now) : valueOf(name)))
  const order = comparedAs(test.as, one, other)
  if (order === undefined) return true
  return test.compares === 'lt' ? order < 0 : test.compares === 'lte' ? order <= 0 : order !== 0
}

const isBroken = ({ when, must }: RuleModel, valueOf: ValueOf, asking: Asking): boolean =>
  when.every((test) => holds(test, valueOf, asking)) && !must.every((test) => holds(test, valueOf, asking))

const numberIn = (value: unknown): string =>
  grouped(String(typeof value === 'object' && value !== null && 'amount' in value ? value.amount : (value ?? '')))

/**
 * Those that do not hold, at each field at which they are told, as validators report what is wrong.
 * @param valueOf a field's value as the form holds it; what is empty is undefined or null
 */
export const brokenRules = (rules: readonly RuleModel[], valueOf: ValueOf, asking: Asking): readonly BrokenRule[] =>
  rules
    .filter((rule) => isBroken(rule, valueOf, asking))
    .flatMap(({ name, at, says, params }) => {
      const said = params.map((each) => (each.startsWith('@') ? each : numberIn(valueOf(each))))
      return at.map((field) => ({ keyword: 'rule', instancePath: `/${field}`, params: { name, says, said } }))
    })
