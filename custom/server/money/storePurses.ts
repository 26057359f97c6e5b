// Writes what users have now where lists and profiles show it. Under the purses' locks.
import { sql, table, type RawBuilder, type Work } from '../../../server/kit.ts'
import type { Purse } from './purses.ts'
import { touch } from '../store.ts'

const b = table('User.balance', 'b')
const balance = table('User.balance')

/** The statement, which gives id and version of each balance; also one step of a larger one. */
export const storingOf = (purses: readonly Purse[]): RawBuilder<{ readonly id: string; readonly version: number }> => sql`
  update ${b} set ${balance.wallet} = w.wallet, ${balance.earnings} = w.earnings, ${balance.onHold} = w.held,
    ${balance.total} = w.wallet + w.earnings, ${balance.version} = ${b.version} + 1
  from unnest(${purses.map((each) => each.user)}::bigint[], ${purses.map((each) => String(each.wallet))}::bigint[], ${purses.map((each) => String(each.earnings))}::bigint[],
    ${purses.map((each) => String(each.onHold))}::bigint[]) as w (id, wallet, earnings, held) where ${b.id} = w.id returning ${b.id}::text as id, ${b.version}`

export const storePurses = async (work: Work, purses: readonly Purse[]): Promise<void> => {
  if (purses.length === 0) return
  const { rows } = await storingOf(purses).execute(work.tx)
  for (const { id, version } of rows) touch(work, 'User.balance', { id, version })
}
