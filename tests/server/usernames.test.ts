// Names that accounts are given: of an address, and one for each, however many are made at once (domain 4.3).
import { beforeAll, expect, it } from 'vitest'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money

beforeAll(async () => (money = await openMoney()).stop)

it('differ for accounts that are made at once from addresses alike', async () => {
  const make = (email: string) =>
    money.run(money.manager, 'usersCreate', { input: { email, password: 'a rare sentence', role: 'member' } }, ['username'])
  const made = await Promise.all(['kimono@example.com', 'kimono@example.org', 'kimono@example.net'].map(make))
  expect(made.map((each) => (each['record'] as Bag | undefined)?.['username']).toSorted()).toEqual(['kimono', 'kimono1', 'kimono2'])
})
