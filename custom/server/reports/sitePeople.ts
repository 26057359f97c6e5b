// Who came to the site: tiles, registrations a day by role, all users by role and status (domain 12.1).
import { groups } from '#generated/access.ts'
import { sql } from '../../../server/kit.ts'
import type { Db, Figure } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { countedBy } from './figures.ts'
import type { Counted } from './figures.ts'
import type { Span } from './span.ts'

const r = table('User.registration', 'r')
const u = table('User', 'u')
const user = table('User')
const v = table('User.verification', 'v')

const creators = groups['creators'] ?? []

const cameIn = ({ before, end }: Span) => sql`
  select ${u.role}, ${r.registrationTime} as time from ${r} join ${u} on ${u.id} = ${r.id}
  where ${r.registrationTime} >= ${before} and ${r.registrationTime} < ${end}`

export const countPeople = async (db: Db, span: Span): Promise<readonly Figure[]> => {
  const now = span.now(sql`time`)
  const found = await Promise.all([
    countedBy(
      db,
      sql<Counted>`
        with came as (${cameIn(span)}), each as (select 'newUsers' as name, time from came
          union all select 'newCreators', time from came where role = any(${creators}))
        select names.name, count(*) filter (where ${now})::text as value, count(time) filter (where not ${now})::text as before
        from (values ('newUsers'), ('newCreators')) names(name) left join each using (name) group by 1`,
    ),
    countedBy(
      db,
      sql<Counted>`
        select 'registrations' as name, ${span.dayOf(sql`time`)} as day, role as key, count(*)::text as value
        from (${cameIn(span)}) came where ${now} group by 2, 3 order by 2, 3`,
    ),
    countedBy(
      db,
      sql<Counted>`select 'users.' || ${user.status} as name, ${user.role} as key, count(*)::text as value from ${user} group by 1, 2 order by 1, 2`,
    ),
  ])
  return found.flat()
}

/** Those who are approved still, by when that was decided. */
export const countApproved = (db: Db, span: Span): Promise<readonly Figure[]> => {
  const now = span.now(v.decidedTime)
  return countedBy(
    db,
    sql<Counted>`
      select 'approvedCreators' as name, count(*) filter (where ${now})::text as value, count(*) filter (where not ${now})::text as before
      from ${v} join ${u} on ${u.id} = ${v.id}
      where ${v.status} = 'APPROVED' and ${u.role} = any(${creators}) and ${v.decidedTime} >= ${span.before} and ${v.decidedTime} < ${span.end}`,
  )
}
