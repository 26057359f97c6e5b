// Staff who are logged in already: nobody has to type a password before many of them are at work.
import { insert } from '../../../server/actions/insert.ts'
import { openDatabase } from '../../../server/db/openDatabase.ts'
import { patiently } from '../../run/patiently.ts'
import { transact } from '../../../server/kit.ts'
import { product } from '../../../server/product.ts'
import { digestOf } from '../../../server/session/token.ts'
import type { OwnCluster } from './ownCluster.ts'

/** What the cookie of such a person holds. @param person 1 for the first */
export const tokenOf = (person: number): string => `${person}`.padStart(43, 'p')

/** Of people who are there, each in their role. */
export const openSessions = async (cluster: OwnCluster, people: readonly number[]): Promise<void> => {
  for (const n of people)
    await cluster.asSuperuser(
      `insert into session (id, person, role, ip) select '${digestOf(tokenOf(n))}', id::text, role, '' from users where id = ${n}`,
    )
}

/** On a migrated database without people. @param people of the role admin, with the ids 1, 2, 3 ... */
export const fillStaff = async (cluster: OwnCluster, people: number): Promise<void> => {
  const database = openDatabase(cluster.url, patiently)
  await transact(database.db, { product, action: 'test' }, async (work) => {
    for (let n = 1; n <= people; n += 1)
      await insert(work, 'User', {
        email: `p${n}@house.example`,
        username: `p${n}`,
        screenName: `p${n}`,
        role: 'admin',
        'credentials.password': '-',
      })
  })
  await database.close()
  await openSessions(
    cluster,
    Array.from({ length: people }, (_, at) => at + 1),
  )
}
