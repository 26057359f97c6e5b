// Who is there in the storm: staff with passwords, creators who can be paid. Written through the engine, into an empty database.
import { hash } from '@node-rs/argon2'
import { deposit, purchase, type World } from '../../../custom/events/index.ts'
import { insert } from '../../../server/actions/insert.ts'
import { transact } from '../../../server/kit.ts'
import { product } from '../../../server/product.ts'
import { furnish } from '../money/openMoney.ts'
import type { Bag } from '../records/workbench.ts'

export const password = 'correct horse battery'

export interface Person {
  readonly id: string
  readonly email: string
}

export interface StormPeople {
  readonly staff: readonly Person[]
  readonly creators: readonly string[]
}

const payeeOf = (name: string): Bag => ({
  'payee.payoutSystem': '1',
  'payee.accountIdentifier': `${name}@pay.example.com`,
  'payee.holderName': `Holder ${name}`,
  'payee.country': 'DE',
  'payee.currency': 'EUR',
  'earnings.payoutPercent': '100.00',
})

const addPerson = async (world: World, name: string, role: string, secret: string, values: Bag = {}): Promise<Person> => {
  const email = `${name}@storm.example`
  const id = await transact(world.db, { product, action: 'test' }, (work) =>
    insert(work, 'User', { email, username: name, screenName: name, role, 'credentials.password': secret, ...values }),
  )
  return { id, email }
}

let told = 0

/** A member of their own buys for so many hundredths. */
export const letEarn = async (world: World, creator: string, price: bigint): Promise<void> => {
  told += 1
  const own = told
  const buyer = (await addPerson(world, `buyer${own}`, 'member', '-')).id
  const money = { amount: '1.00', currency: 'EUR' }
  await deposit(world, { user: buyer, credits: price, money, paymentSystem: '1', externalId: `deposit-${own}` })
  await purchase(world, { buyer, creator, price, what: { subject: 'POST' }, externalId: `purchase-${own}` })
}

let made = 0

/** A creator with these earnings (hundredths). @returns the id */
export const addCreator = async (world: World, earnings: bigint): Promise<string> => {
  made += 1
  const name = `creator${made}`
  const { id } = await addPerson(world, name, 'free_business', '-', payeeOf(name))
  await letEarn(world, id, earnings)
  return id
}

/** Every second of the staff is a manager. */
export const fillStorm = async (world: World, staff: number, creators: number, earnings: bigint): Promise<StormPeople> => {
  await transact(world.db, { product, action: 'test' }, furnish)
  const secret = await hash(password)
  const people: Person[] = []
  for (let at = 0; at < staff; at += 1) people.push(await addPerson(world, `staff${at}`, at % 2 === 0 ? 'admin' : 'manager', secret))
  const added: string[] = []
  for (let at = 0; at < creators; at += 1) added.push(await addCreator(world, earnings))
  return { staff: people, creators: added }
}
