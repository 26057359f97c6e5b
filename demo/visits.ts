// When the people of the demo were here last: not before the last thing they did.
import { sql, table, type Work } from '../server/kit.ts'

const transaction = table('Transaction')
const message = table('Message')
const post = table('ContentSet')
const step = table('PayoutRequestStep')
const payout = table('ManualPayout')
const note = table('UserNote')
const check = table('PostVerification')
const verification = table('User.verification')
const location = table('BlockedLocation')
const fraud = table('User.fraud')
const user = table('User')
const registration = table('User.registration')
const r = table('User.registration', 'r')
const u = table('User', 'u')

/** Whoever sells and is paid comes back within some days; all else was done here. */
const deeds = sql`
  select ${transaction.user} as who, ${transaction.createTime} as time from ${transaction} where ${transaction.type} in ('SPENDING', 'DEPOSIT')
  union all select ${transaction.user}, ${transaction.createTime} - ${transaction.user} % 15 * interval '1 day' from ${transaction} where ${transaction.type} in ('EARNING', 'PAYOUT')
  union all select coalesce(${message.from}, ${message.staffAuthor}), ${message.createTime} from ${message}
  union all select ${post.user}, ${post.createTime} from ${post}
  union all select ${post.user}, ${post.publishTime} from ${post} where ${post.scheduleTime} is null
  union all select ${step.createdBy}, ${step.createTime} from ${step}
  union all select ${payout.createdBy}, ${payout.createTime} from ${payout}
  union all select ${payout.undoneBy}, ${payout.undoneTime} from ${payout}
  union all select ${note.author}, ${note.createTime} from ${note}
  union all select ${check.decidedBy}, ${check.decidedTime} from ${check}
  union all select ${verification.decidedBy}, ${verification.decidedTime} from ${verification}
  union all select ${verification.id}, ${verification.submittedTime} from ${verification}
  union all select ${location.createdBy}, ${location.createTime} from ${location}
  union all select ${fraud.changedBy}, ${fraud.changedTime} from ${fraud}
  union all select ${user.disabledBy}, ${user.disabledTime} from ${user}
  union all select actor::bigint, time from audit_record where actor is not null`

export const noteVisits = async ({ tx }: Work, now: Date): Promise<void> => {
  await sql`
    update ${r}
    set ${registration.lastLoginTime} = least(${now.toISOString()}::timestamptz, ${u.disabledTime}, ${u.deletedTime}, d.last + ${r.id} % 50 * interval '1 minute'),
      ${registration.lastLoginIp} = coalesce(${r.lastLoginIp}, ${r.registrationIp})
    from (select who, max(time) as last from (${deeds}) each group by who) d join ${u} on ${u.id} = d.who
    where ${r.id} = d.who and d.last > coalesce(${r.lastLoginTime}, ${r.registrationTime})`.execute(tx)
}
