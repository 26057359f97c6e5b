// Conditions as the server reads them: rows of tests, whether a spec writes one row or several.
import type { ConditionModel, ConditionRow, ConditionSpec, ConditionTest } from '../../language/conditions.ts'

/** One row, or several of which one has to hold. */
export const rowsOf = (spec: ConditionSpec<string>): readonly ConditionRow<string>[] =>
  Array.isArray(spec) ? (spec as readonly ConditionRow<string>[]) : [spec as ConditionRow<string>]

export const testsOf = (row: ConditionRow<string>): readonly ConditionTest[] =>
  Object.entries(row).flatMap(([path, values]): readonly ConditionTest[] => {
    if (values === undefined) return []
    return typeof values === 'object' && 'not' in values ? [{ path, is: values.not, not: true }] : [{ path, is: values }]
  })

export const resolveConditions = (specs: Readonly<Record<string, ConditionSpec<string>>> = {}): readonly ConditionModel[] =>
  Object.entries(specs).map(([name, spec]) => ({ name, rows: rowsOf(spec).map(testsOf) }))
