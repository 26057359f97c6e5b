// How many people who still have an account say that they are to be paid in some way.
import { sql, table, type Columns, type RawBuilder, type Work } from '../../../server/kit.ts'
import { count } from '../store.ts'

const u = table('User', 'u')

/** @param way over their payee information */
export const countPayeesBy = (work: Work, way: (payee: Columns<'User.payee'>) => RawBuilder<unknown>): Promise<number> =>
  count(work, 'User.payee', (p) => sql`${way(p)} and exists (select from ${u} where ${u.id} = ${p.id} and ${u.status} <> 'DELETED')`)
