// From one end to the other, both of which belong to it; either may be left open.
import { sql } from 'kysely'
import type { FieldModel } from '../../../language/model.ts'
import { slot, type Fragment } from '../plan.ts'
import { bad, type ConditionOf } from './conditionOf.ts'
import { traitsOf } from '../../../language/fields/index.ts'

type Range = Readonly<Record<'from' | 'to', unknown>>

const castOf = (field: FieldModel): Fragment => sql.raw(traitsOf(field).columns(field)[0]?.sql.replace(/\(.*/, '') ?? 'text')

/**
 * @param endOf an end as the database takes it; undefined = it is none
 * @param upTo the last end, where that is not the value itself
 */
export const range =
  (
    endOf: (field: FieldModel, value: unknown) => string | undefined,
    upTo = (column: Fragment, last: Fragment): Fragment => sql`${column} <= ${last}`,
  ): ConditionOf =>
  ({ column, field, name, value }) => {
    if (value === null || typeof value !== 'object') throw bad(name)
    const { from, to } = value as Range
    const given = { from: from !== undefined && from !== null, to: to !== undefined && to !== null }
    const end = (which: 'from' | 'to'): Fragment => sql`${slot(`${name}.${which}`)}::${castOf(field)}`
    const valueOf = (which: 'from' | 'to'): string => {
      const text = endOf(field, (value as Range)[which])
      if (text === undefined) throw bad(name)
      return text
    }
    return {
      shape: `${name}:${given.from ? 'f' : ''}${given.to ? 't' : ''}`,
      where: () =>
        sql`${given.from ? sql`${column()} >= ${end('from')}` : sql`true`} and ${given.to ? upTo(column(), end('to')) : sql`true`}`,
      values: { ...(given.from && { [`${name}.from`]: valueOf('from') }), ...(given.to && { [`${name}.to`]: valueOf('to') }) },
    }
  }
