// Whether a post is all that it has to be to be looked at, but for its verification (domain 5.18, 8).
import { sql } from '../../../server/kit.ts'
import type { RawBuilder } from '../../../server/kit.ts'
import { table } from '../tables.ts'

/** The creator is verified, enabled and not deleted. @param own alias of the post's table */
export const creatorIsApproved = (own: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  exists (select from ${table('User')} u join ${table('User', 'verification')} v on v.id = u.id
    where u.id = ${own}.user_id and u.status = 'ACTIVE' and v.status = 'APPROVED')`

/** Published, now or for later, and its files processed. @param own alias of the post's table */
export const isComplete = (own: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${own}.published and ${own}.publish_time is not null and ${own}.deleted_time is null and ${own}.processing_status = 'OK')`

/** The same, of an approved creator. */
export const isReady = (own: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${isComplete(own)} and ${creatorIsApproved(own)})`
