// Gives a house its first data as they come about in life: staff, a creator who earned something and asks to be paid, categories, remarks.
import { hash } from '@node-rs/argon2'
import { deposit, purchase, requestPayout } from '../../custom/events/index.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { insert } from '../../server/actions/insert.ts'
import { write } from '../../server/actions/write.ts'
import { sql, transact, type Work } from '../../server/kit.ts'
import { product } from '../../server/product.ts'

export const password = 'correct horse battery'
export const admin = { email: 'ada@example.com', name: 'Ada Admin' }
export const manager = { email: 'mia@example.com', name: 'Mia Manager' }
export const creator = 'Clara Creator'

export interface Filled {
  /** Of the creator. */
  readonly creatorId: string
}

const furnish = async (work: Work): Promise<void> => {
  // What a new site starts with makes way.
  await sql`delete from currencies`.execute(work.tx)
  await insert(work, 'Currency', { code: 'CRE', name: 'Credit', decimals: 2, rate: '1.000000', order: 0 })
  await insert(work, 'Currency', { code: 'EUR', name: 'Euro', decimals: 2, rate: '0.920000' })
  const terms = {
    commissionPercent: '5.00',
    commissionFixed: { amount: '1.00', currency: 'CRE' },
    minAmount: { amount: '10.00', currency: 'CRE' },
  }
  await insert(work, 'PayoutSystem', { title: 'Bank', kind: 'OTHER', currencies: ['EUR'], status: 'ON', ...terms })
  await insert(work, 'PaymentSystem', { title: 'Card', kind: 'NETBILLING', currencies: ['EUR'], status: 'ON' })
  await write(work, 'SystemSettings', '', 'site', { mainCurrency: 'EUR' })
  await write(work, 'SystemSettings', 'money', 'site', { defaultUserPayoutPercent: '70.00' })
  for (const title of ['Art', 'Dance', 'Music'])
    await insert(work, 'Tag', { title, slug: title.toLowerCase(), type: 'category', order: 10 })
}

const person = (work: Work, screenName: string, role: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const username = screenName.toLowerCase().replace(' ', '_')
  return insert(work, 'User', { email: `${username}@example.com`, username, screenName, role, 'credentials.password': '-', ...values })
}

const payee = {
  'payee.payoutSystem': '1',
  'payee.accountIdentifier': 'DE89370400440532',
  'payee.holderName': creator,
  'payee.country': 'DE',
  'payee.currency': 'EUR',
}
const answers = {
  'questionnaire.about': 'Songs of the sea',
  'questionnaire.age': 31,
  'questionnaire.eyeColor': 'GREY',
  'questionnaire.hairColor': 'BROWN',
}

/** @param url of the application's role on an empty, migrated database */
export const fillHouse = async (url: string): Promise<Filled> => {
  const database = openDatabase(url, patiently)
  const world = { db: database.db, product }
  const within = <Result>(run: (work: Work) => Promise<Result>): Promise<Result> => transact(world.db, { product, action: 'fill' }, run)
  try {
    const secret = await hash(password)
    await within(furnish)
    await within((work) => person(work, admin.name, 'admin', { email: admin.email, 'credentials.password': secret }))
    await within((work) => person(work, manager.name, 'manager', { email: manager.email, 'credentials.password': secret }))
    const creatorId = await within((work) =>
      person(work, creator, 'free_business', { ...payee, ...answers, 'verification.status': 'APPROVED' }),
    )
    const buyer = await within((work) => person(work, 'Max Member', 'member'))
    await within((work) => insert(work, 'UserNote', { user: creatorId, text: 'Called, friendly', author: '1' }))
    await deposit(world, {
      user: buyer,
      credits: 100_00n,
      money: { amount: '92.00', currency: 'EUR' },
      paymentSystem: '1',
      externalId: 'first-deposit',
    })
    await purchase(world, { buyer, creator: creatorId, price: 80_00n, what: { subject: 'POST' }, externalId: 'first-deposit' })
    await requestPayout(world, creatorId)
    return { creatorId }
  } finally {
    await database.close()
  }
}
