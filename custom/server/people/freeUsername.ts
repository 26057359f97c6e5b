// A username made from an e-mail address (domain 4.3): letters, digits and underscore of its local part, a number appended if taken.
import { oneAtATime, sql, type Work } from '../../../server/kit.ts'
import { find } from '../store.ts'

export const usernameFrom = (email: string): string => {
  const local = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_]/g, '').slice(0, 24)
  return local.length >= 3 ? local : `user${local}`
}

export const freeUsername = async (work: Work, email: string): Promise<string> => {
  const wish = usernameFrom(email)
  // One at a time, so that two accounts made at once do not take the same one.
  await oneAtATime(work, 'username')
  const begins = `${wish.toLowerCase().replaceAll('_', '\\_')}%`
  const alike = await find(work, 'User', (own) => sql`lower(${own.username}) like ${begins}`)
  const taken = new Set(alike.map((each) => each.username.toLowerCase()))
  for (let number = 0; ; number += 1) {
    const tried = number === 0 ? wish : `${wish}${number}`
    if (!taken.has(tried.toLowerCase())) return tried
  }
}
