// A house of its own, and the admin on the profile of a creator who has something of everything.
import { deskOf, type Story } from './Desk.ts'
import { enter } from './enter.ts'
import { openHouse, type House } from './openHouse.ts'

/** An approved, enabled creator with subscribers, several tags and a payee. */
const findCreator = async ({ sql }: Pick<House, 'sql'>): Promise<string> => {
  const [found] = await sql<{ id: string }>(
    `select u.id::text as id from users u join users_payee y on y.id = u.id join users_fraud f on f.id = u.id where u.status = 'ACTIVE' and u.role = 'pro_business'
     and y.account_identifier is not null and f.status = 'UNKNOWN'
     and (select count(*) from user_tags t where t.user_id = u.id) between 2 and 9
     order by (select count(*) from subscriptions s where s.creator_id = u.id and s.status = 'ACTIVE' and s.recurring) desc, u.id limit 1`,
  )
  if (!found) throw new Error('the demo has no such creator')
  return found.id
}

/** Fills the story. @returns the creator's id */
export const openProfile = async (story: Pick<Story, 'house' | 'staff'>): Promise<string> => {
  story.house = await openHouse()
  const creator = await findCreator(story.house)
  story.staff = await enter(story.house, { at: `/profile/${creator}`, as: 'admin' })
  await deskOf(story).section('Profile information').waitFor()
  return creator
}
