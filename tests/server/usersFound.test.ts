// The quick search of users finds them by what is theirs, too: a transaction, a payout request (domain 4.2).
import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import { itemsOf } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

const found = async (caller: Caller, search: string): Promise<readonly string[]> =>
  itemsOf(await money.run(caller, 'usersSearch', { search, first: 100 })).map(({ id }) => String(id))

it('finds a user by the number of their transaction and payout request, as far as those may be read', async () => {
  // Numbers that no user has.
  for (const [table, from] of Object.entries({ transactions: 700_000, payout_requests: 800_000 }))
    await money.asOwner(`select setval(pg_get_serial_sequence('${table}', 'id'), ${from})`)
  const { user, id: request } = await money.requestFor(5_000n)
  const transaction = String(await money.value('select max(id) from transactions where user_id = $1', user))
  expect(await found(money.manager, transaction)).toContain(user)
  expect(await found(money.manager, request)).toContain(user)
  const without = (right: string): Caller => ({
    ...money.manager,
    rights: new Set([...money.manager.rights].filter((each) => each !== right)),
  })
  expect(await found(without('getAnyTransaction'), transaction)).not.toContain(user)
  expect(await found(without('getAnyPayoutRequest'), request)).not.toContain(user)
  expect(await found(money.manager, `${transaction}00000000`)).toEqual([])
})
