// Mails to those who subscribed to a creator and may see a post by it (domain 8).
import { sql, table, type Columns, type Work } from '../../../server/kit.ts'
import { includesLevel } from '../people/levels.ts'
import { count, type RowOf } from '../store.ts'
import { isReady } from './isReady.ts'

const mail = table('Mail')
const s = table('ContentSet', 's')
const c = table('User', 'c')
const b = table('Subscription', 'b')
const u = table('User', 'u')

/** Running subscriptions whose level includes the post's. Gives how many were told. */
const mailSubscribers = async ({ tx }: Work, post: string): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into ${mail} (${mail.to}, ${mail.template}, ${mail.params})
    select distinct on (${u.id}) ${u.email}, 'postPublished', array[${c.screenName}, left(coalesce(${s.description}, ''), 120), ${s.id}::text]
    from ${s} join ${c} on ${c.id} = ${s.user}
      join ${b} on ${b.creator} = ${s.user} and ${b.status} <> 'EXPIRED' and ${b.paidUntil} > now()
      join ${u} on ${u.id} = ${b.subscriber} and ${u.status} = 'ACTIVE'
    where ${s.id} = ${post}::bigint and (${s.level} is null or ${includesLevel(b.level, s.level)})`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

type Told = Pick<RowOf<'PostVerification'>, 'toldTime'>

/** Told once, however often a post is declined and approved; of one that is hidden or ahead, or whose creator may show none, nobody is told yet. */
export const tellSubscribers = async (
  work: Work,
  { post, toldTime }: Told & Pick<RowOf<'PostVerification'>, 'post'>,
): Promise<Told & { readonly subscribers: number }> => {
  const isSeen = (own: Columns<'ContentSet'>) =>
    sql`${own.id} = ${post}::bigint and ${isReady(own)} and ${own.publishTime} <= ${work.time}::timestamptz`
  const isTold = toldTime === null && (await count(work, 'ContentSet', isSeen)) > 0
  return isTold ? { subscribers: await mailSubscribers(work, post), toldTime: work.time } : { subscribers: 0, toldTime }
}
