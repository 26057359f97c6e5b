// A period as SQL: from when to when, and how long before it the one lies that it is compared with.
import { sql } from 'kysely'
import { dayAfter } from '../../language/zones.ts'
import type { Period } from '../customs.ts'
import type { Fragment } from './plan.ts'

export interface Span {
  /** First instant of the period before. */
  readonly before: Fragment
  readonly begin: Fragment
  /** First instant after the period. */
  readonly end: Fragment
  /** The day that a time is of, in the viewer's zone. */
  readonly dayOf: (time: Fragment) => Fragment
  /** Of rows of both periods, those of the period itself. */
  readonly now: (time: Fragment) => Fragment
  /** And those that they are compared with. */
  readonly earlier: (time: Fragment) => Fragment
}

const dayMs = 86_400_000
const weekDays = 7

/** Days begin at midnight where the viewer is: one of 23 or 25 hours is a whole day, too. */
export const spanOf = ({ from, until, zone }: Period): Span => {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1
  const at = (day: string): Fragment => {
    // Where clocks are put back to midnight it comes twice, and the database takes the second: the day begins with the first.
    const last = sql`(${day}::timestamp at time zone ${zone})`
    const before = sql`(${last} - interval '1 hour')`
    return sql`(case when ${before} at time zone ${zone} >= ${day}::timestamp then ${before} else ${last} end)`
  }
  const begin = at(from)
  return {
    begin,
    before: at(dayAfter(from, -days)),
    end: at(dayAfter(until, 1)),
    dayOf: (time) => sql`(${time} at time zone ${zone})::date`,
    now: (time) => sql`${time} >= ${begin}`,
    earlier: (time) => sql`${time} < ${begin}`,
  }
}

/** A day beside the same one a week before: of that, no more than has passed of this one by the clock on the wall. */
export const glanceOf = (day: Period): Span => {
  const before = spanOf({ ...day, from: dayAfter(day.from, -weekDays), until: dayAfter(day.from, -weekDays) })
  const passed = sql`((now() at time zone ${day.zone}) - interval '7 days') at time zone ${day.zone}`
  return { ...spanOf(day), before: before.begin, earlier: (time) => sql`${time} < least(${before.end}, ${passed})` }
}

/** The seven days that end with it. */
export const weekOf = (day: Period): Span => spanOf({ ...day, from: dayAfter(day.from, 1 - weekDays) })
