// Who sells and who buys: a creator to somebody else, also where the role goes at the same moment (domain 16.1, 23).
import { beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../../custom/server/checkLedger.ts'
import { purchase } from '../../custom/events/index.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let count = 0

beforeAll(async () => (money = await openMoney()).stop)

const buy = (buyer: string, creator: string) => {
  count += 1
  return purchase(money.world, { buyer, creator, price: 100n, what: { subject: 'MESSAGE' }, externalId: `s-${count}` })
}

it('nobody earns who is no creator', async () => {
  const [buyer, member] = [await money.person('member'), await money.person('member')]
  await money.fund(buyer, 1_000n)
  await expect(buy(buyer, member)).rejects.toMatchObject({ rule: 'creatorsOnly' })
  expect(await money.balance(buyer)).toMatchObject({ wallet: 1_000n })
})

it('nobody buys from themselves: what was paid in is no earnings', async () => {
  const creator = await money.creator()
  await money.fund(creator, 1_000n)
  await expect(buy(creator, creator)).rejects.toMatchObject({ rule: 'ownSale' })
  expect(await money.balance(creator)).toMatchObject({ wallet: 1_000n, earnings: 0n })
})

it('a creator who sells and is made a member at the same moment did one of both', async () => {
  const buyer = await money.person('member')
  await money.fund(buyer, 1_000n)
  for (let each = 0; each < 8; each += 1) {
    const creator = await money.creator()
    const [sold] = await Promise.allSettled([buy(buyer, creator), money.act(money.admin, 'usersUpdateRole', creator, { role: 'member' })])
    const role = sold.status === 'fulfilled' ? 'free_business' : 'member'
    expect(await money.value('select role from users where id = $1', creator)).toBe(role)
  }
})

it('a referrer who is made a member at the same moment has a share or is one', async () => {
  for (let each = 0; each < 8; each += 1) {
    const { referrer, seller, buyer } = await money.cast(100n)
    const [, left] = await Promise.all([buy(buyer, seller), money.act(money.admin, 'usersUpdateRole', referrer, { role: 'member' })])
    const isMember = left['__typename'] === 'Done'
    expect(await money.value('select role from users where id = $1', referrer)).toBe(isMember ? 'member' : 'pro_business')
    expect(await money.balance(referrer)).toMatchObject({ earnings: isMember ? 0n : 4n })
  }
})

it('leaves money that is sound', async () => expect(await checkLedger(money.world.db)).toEqual([]))
