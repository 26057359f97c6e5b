// How long ago somebody was last here (domain 4.2).
import { derive, sql, table } from '../../../server/kit.ts'

const r = table('User.registration', 'r')

export const activityOfUser = derive(
  'User',
  (own) => sql`
  select case when ${r.lastLoginTime} is null then 'NEVER'
    when ${r.lastLoginTime} > now() - interval '24 hours' then 'DAY'
    when ${r.lastLoginTime} > now() - interval '7 days' then 'WEEK'
    when ${r.lastLoginTime} > now() - interval '30 days' then 'MONTH'
    else 'LONGER' end from ${r} where ${r.id} = ${own.id}`,
)
