// What every kind of filter does on the server: a condition over a column, values apart.
import type { FieldModel } from '../../../language/model.ts'
import { Fault } from '../../Fault.ts'
import type { Fragment } from '../plan.ts'

export interface Condition {
  /** What changes the text of the query. */
  readonly shape: string
  readonly where: () => Fragment
  readonly values: Readonly<Record<string, unknown>>
}

/** A filter as it came on the wire, never null. */
export interface AskedFilter {
  readonly column: () => Fragment
  readonly field: FieldModel
  /** What its values are called in the query. */
  readonly name: string
  readonly value: unknown
}

/** @throws Fault BAD_REQUEST for what is no value of this filter: nothing of it reaches SQL as text */
export type ConditionOf = (asked: AskedFilter) => Condition

export const bad = (name: string): Fault => new Fault('BAD_REQUEST', `filter ${name} is not understood`)

/** Values of a set: at most 1,000. */
export const textsOf = ({ name, value }: Pick<AskedFilter, 'name' | 'value'>): readonly string[] => {
  if (!Array.isArray(value) || value.length > 1_000 || !value.every((each) => typeof each === 'string')) throw bad(name)
  return value
}
