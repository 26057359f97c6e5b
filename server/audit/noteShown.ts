// How many masked values each person had shown on a day: one line of the audit for each, once the day is over, so that whoever reads it sees who copies.
import { sql } from 'kysely'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/database.ts'
import { oneAtATime } from '../db/oneAtATime.ts'
import { everyHour, type Hourly } from '../everyHour.ts'

/** Name of the line, as of an action. */
const daily = 'revealsOfDay'

/** Days are of UTC, from the one after the last that was noted: all of a day are noted at once. A server that was down for a month leaves no gap. */
const note = sql`
  insert into audit_record (actor, actor_name, role, action, outcome, count, input)
  select shown.actor, shown.name, shown.role, ${daily}, 'DONE', shown.times, jsonb_build_object('day', shown.day)
  from (
    select actor, max(actor_name) as name, max(role) as role, (time at time zone 'utc')::date as day, count(*)::int as times from audit_record
    where action = 'reveal' and outcome = 'DONE' and time < date_trunc('day', now(), 'utc') and time >= coalesce(
      (select max((input ->> 'day')::date + 1)::timestamp at time zone 'utc' from audit_record where coalesce(operation, action) = ${daily}),
      now() - interval '31 days')
    group by actor, (time at time zone 'utc')::date
  ) shown
  order by shown.day, shown.actor`

/** Several servers may run it: the first one does it. @param every milliseconds */
export const noteShown = (db: Db, every?: number): Hourly =>
  everyHour(
    () =>
      inTransaction(db, async (tx) => {
        await oneAtATime({ tx }, daily)
        await note.execute(tx)
      }),
    'the values shown on a day could not be noted',
    { every },
  )
