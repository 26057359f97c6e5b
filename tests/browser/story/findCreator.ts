// A creator of the demo on whose profile there is something of everything.
import type { House } from './openHouse.ts'

/** An approved, enabled creator with subscribers, several tags and a payee. */
export const findCreator = async ({ sql }: Pick<House, 'sql'>): Promise<string> => {
  const [found] = await sql<{ id: string }>(
    `select u.id::text as id from users u join users_payee y on y.id = u.id join users_fraud f on f.id = u.id where u.status = 'ACTIVE' and u.role = 'pro_business'
     and y.account_identifier is not null and f.status = 'UNKNOWN'
     and (select count(*) from user_tags t where t.user_id = u.id) between 2 and 9
     order by (select count(*) from subscriptions s where s.creator_id = u.id) desc, u.id limit 1`,
  )
  if (!found) throw new Error('the demo has no such creator')
  return found.id
}
