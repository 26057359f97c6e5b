// Whether a post is all that it has to be to be looked at (domain 5.18, 8).
import { sql, table, type Columns, type RawBuilder } from '../../../server/kit.ts'

const u = table('User', 'u')
const v = table('User.verification', 'v')
const p = table('PostVerification', 'p')

/** The creator is verified, enabled and not deleted. @param own the post's columns */
export const creatorIsApproved = (own: Columns<'ContentSet'>): RawBuilder<unknown> => sql`
  exists (select from ${u} join ${v} on ${v.id} = ${u.id}
    where ${u.id} = ${own.user} and ${u.status} = 'ACTIVE' and ${v.status} = 'APPROVED')`

/** Published, now or for later, and its files processed. @param own the post's columns */
const isComplete = (own: Columns<'ContentSet'>): RawBuilder<unknown> =>
  sql`(${own.published} and ${own.publishTime} is not null and ${own.deletedTime} is null and ${own.processingStatus} = 'OK')`

/** Complete, and of an approved creator: it can be verified. */
export const isReady = (own: Columns<'ContentSet'>): RawBuilder<unknown> => sql`(${isComplete(own)} and ${creatorIsApproved(own)})`

/** Complete, its time has come, and it was approved where that was asked for; whoever its creator is. @param own the post's columns */
export const isOut = (own: Columns<'ContentSet'>): RawBuilder<unknown> =>
  sql`(${isComplete(own)} and ${own.publishTime} <= now()
    and not exists (select from ${p} where ${p.post} = ${own.id} and ${p.status} <> 'APPROVED'))`
