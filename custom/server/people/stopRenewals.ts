// Renewals that end with a user's account, role or good standing; paid periods run out (domain 4.6, 5.1, 5.4).
import { sql, type Columns, type RawBuilder, type Work } from '../../../server/kit.ts'
import { count, find, write, type RowOf } from '../store.ts'

/** Whose renewals: those the user pays, those paid to the user, or both. */
export type Side = 'own' | 'incoming' | 'both'

/** Of a subscription: it goes on by itself. @param own its columns */
export const isRenewed = (own: Columns<'Subscription'>): RawBuilder<unknown> =>
  sql`(${own.recurring} and ${own.status} in ('ACTIVE', 'PAST_DUE'))`

/** Subscriptions that are renewed by card through a payment system. */
export const renewedThrough = (system: string) => (s: Columns<'Subscription'>) =>
  sql`${s.paymentSystem} = ${system}::bigint and ${s.paidWith} = 'CARD' and ${isRenewed(s)}`

/**
 * What is paid for runs to its end; of one that is past due nothing is left to run (domain 17).
 * @param renewed locked: one that is charged meanwhile does not lose what it was charged for
 */
export const cancelRenewals = async (work: Work, renewed: readonly RowOf<'Subscription'>[]): Promise<void> => {
  for (const { id, status } of renewed)
    await write(work, 'Subscription', id, {
      status: status === 'PAST_DUE' ? 'EXPIRED' : 'CANCELLED',
      recurring: false,
      nextChargeTime: null,
      cancelTime: work.time,
    })
}

const renewing = (user: string, side: Side) => (s: Columns<'Subscription'>) => {
  const [own, incoming] = [sql`${s.subscriber} = ${user}::bigint`, sql`${s.creator} = ${user}::bigint`]
  const whose = side === 'own' ? own : side === 'incoming' ? incoming : sql`(${own} or ${incoming})`
  return sql`${isRenewed(s)} and ${whose}`
}

/** How many would be renewed. */
export const countRenewals = (work: Work, user: string, side: Side): Promise<number> => count(work, 'Subscription', renewing(user, side))

/** Stops them; gives how many. */
export const stopRenewals = async (work: Work, user: string, side: Side): Promise<number> => {
  const renewed = await find(work, 'Subscription', renewing(user, side), 'no key update')
  await cancelRenewals(work, renewed)
  return renewed.length
}
