// A test of a row of conditions, as figures and computations ask it in their statements.
import { sql } from 'kysely'
import type { ConditionTest } from '../../language/conditions.ts'
import type { Fragment } from './plan.ts'

/** @param type of the column, so that its index serves */
export const testSql = ({ is, not }: ConditionTest, value: Fragment, type: Fragment, viewer: string): Fragment => {
  const holds = is === 'empty' ? sql`${value} is null` : sql`${value} = any(${is === 'viewer' ? [viewer] : [...is]}::${type}[])`
  return not ? sql`(${holds}) is not true` : holds
}
