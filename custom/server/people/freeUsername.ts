// A username made from an e-mail address (domain 4.3): letters, digits and underscore of its local part, a number appended if taken.
import { sql } from '../../../server/kit.ts'
import type { Db } from '../../../server/kit.ts'
import { table } from '../tables.ts'

const user = table('User')

export const usernameFrom = (email: string): string => {
  const local = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_]/g, '').slice(0, 24)
  return local.length >= 3 ? local : `user${local}`
}

export const freeUsername = async (db: Db, email: string): Promise<string> => {
  const wish = usernameFrom(email)
  const { rows } = await sql<{
    username: string
  }>`select lower(${user.username}) as username from ${user} where lower(${user.username}) like ${`${wish.toLowerCase().replaceAll('_', '\\_')}%`}`.execute(
    db,
  )
  const taken = new Set(rows.map((each) => each.username))
  for (let number = 0; ; number += 1) {
    const tried = number === 0 ? wish : `${wish}${number}`
    if (!taken.has(tried.toLowerCase())) return tried
  }
}
