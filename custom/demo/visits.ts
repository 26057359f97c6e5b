// When the people of the demo were here last: not before the last thing they did.
import { sql } from '../../server/kit.ts'
import type { Work } from '../../server/kit.ts'
import { table } from '../server/tables.ts'

/** Whoever sells and is paid comes back within some days; all else was done here. */
const deeds = sql`
  select user_id as who, create_time as time from ${table('Transaction')} where type in ('SPENDING', 'DEPOSIT')
  union all select user_id, create_time - user_id % 15 * interval '1 day' from ${table('Transaction')} where type in ('EARNING', 'PAYOUT')
  union all select coalesce(from_id, staff_author_id), create_time from ${table('Message')}
  union all select user_id, create_time from ${table('ContentSet')}
  union all select user_id, publish_time from ${table('ContentSet')} where schedule_time is null
  union all select created_by_id, create_time from ${table('PayoutRequestStep')}
  union all select created_by_id, create_time from ${table('ManualPayout')}
  union all select undone_by_id, undone_time from ${table('ManualPayout')}
  union all select author_id, create_time from ${table('UserNote')}
  union all select decided_by_id, decided_time from ${table('PostVerification')}
  union all select decided_by_id, decided_time from ${table('User', 'verification')}
  union all select id, submitted_time from ${table('User', 'verification')}
  union all select created_by_id, create_time from ${table('BlockedLocation')}
  union all select changed_by_id, changed_time from ${table('User', 'fraud')}
  union all select disabled_by_id, disabled_time from ${table('User')}
  union all select actor::bigint, time from audit_record where actor is not null`

export const noteVisits = async ({ tx }: Work, now: Date): Promise<void> => {
  await sql`
    update ${table('User', 'registration')} r
    set last_login_time = least(${now.toISOString()}::timestamptz, u.disabled_time, u.deleted_time, d.last + r.id % 50 * interval '1 minute'),
      last_login_ip = coalesce(r.last_login_ip, r.registration_ip)
    from (select who, max(time) as last from (${deeds}) each group by who) d join ${table('User')} u on u.id = d.who
    where r.id = d.who and d.last > coalesce(r.last_login_time, r.registration_time)`.execute(tx)
}
