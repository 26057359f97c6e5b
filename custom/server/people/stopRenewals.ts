// Renewals that end with a user's account, role or good standing; paid periods run out (domain 4.6, 5.1, 5.4).
import { sql } from '../../../server/kit.ts'
import type { RawBuilder, Work } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import type { Columns } from '../tables.ts'
import { write } from '../store.ts'

const s = table('Subscription', 's')

/** Whose renewals: those the user pays, those paid to the user, or both. */
export type Side = 'own' | 'incoming' | 'both'

/** Of a subscription: it goes on by itself. @param own its columns */
export const isRenewed = (own: Columns<'Subscription'>): RawBuilder<unknown> =>
  sql`(${own.recurring} and ${own.status} in ('ACTIVE', 'PAST_DUE'))`

export const cancelRenewals = async (work: Work, ids: readonly string[]): Promise<void> => {
  for (const id of ids)
    await write(work, 'Subscription', id, { status: 'CANCELLED', recurring: false, nextChargeTime: null, cancelTime: work.time })
}

/** Ids of the subscriptions that would be renewed. */
export const renewing = async ({ tx }: Pick<Work, 'tx'>, user: string, side: Side): Promise<readonly string[]> => {
  const own = sql`${s.subscriber} = ${user}::bigint`
  const incoming = sql`${s.creator} = ${user}::bigint`
  const whose = side === 'own' ? own : side === 'incoming' ? incoming : sql`(${own} or ${incoming})`
  return (
    await sql<{
      id: string
    }>`select ${s.id}::text as id from ${s} where ${isRenewed(s)} and ${whose} order by ${s.id}`.execute(tx)
  ).rows.map((each) => each.id)
}

/** Stops them; gives how many. */
export const stopRenewals = async (work: Work, user: string, side: Side): Promise<number> => {
  const ids = await renewing(work, user, side)
  await cancelRenewals(work, ids)
  return ids.length
}
