// People and records for questions over a socket. What a right of its own guards holds a word that names the right, so that it is found wherever it comes out.
import { hash } from '@node-rs/argon2'
import type { Database } from '../../../server/db/openDatabase.ts'
import { insert } from '../../../server/actions/insert.ts'
import { write } from '../../../server/actions/write.ts'
import { transact, type Work } from '../../../server/kit.ts'
import { product } from '../../../server/product.ts'

export const password = 'correct horse battery'

/** A value that only holders of the right may see. */
export const hiddenBy = (right: string, what = ''): string => `only-${right}${what}`
/** Credits stand for words where a field holds money. */
export const hiddenCredits = '4711.13'

export const roles = ['admin', 'manager', 'member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'] as const

const credits = (amount: string) => ({ amount, currency: 'CRE' })

const furnish = async (work: Work): Promise<void> => {
  await insert(work, 'Currency', { code: 'CRE', name: 'Credit', decimals: 2, rate: '1.000000', order: 0 })
  await insert(work, 'Currency', { code: 'EUR', name: 'Euro', decimals: 2, rate: '0.920000' })
  await insert(work, 'PayoutSystem', { title: 'Bank', kind: 'OTHER', currencies: ['EUR'], status: 'ON' })
  await insert(work, 'PaymentSystem', { title: 'Card', kind: 'NETBILLING', currencies: ['EUR'], status: 'ON' })
  await insert(work, 'PaymentPackage', { title: '1.00 Cr', type: 'MESSAGE', credits: credits('1.00') })
  await insert(work, 'Tag', { title: 'Music', slug: 'music', type: 'category', order: 1 })
}

const guarded = {
  'registration.lastLoginIp': '192.0.2.77',
  'personal.firstName': hiddenBy('getAnyPersonalInfo'),
  'personal.city': hiddenBy('getAnyPersonalInfo', '-city'),
  'fraud.comment': hiddenBy('getAnyFraudInfo'),
  'balance.wallet': credits(hiddenCredits),
  'balance.total': credits(hiddenCredits),
  'payee.holderName': hiddenBy('getAnyPayeeInfo'),
  'payee.payoutSystem': '1',
  'earnings.payoutPercent': '47.11',
  'verification.reason': hiddenBy('getAnyVerification'),
  'referring.referrer': '2',
}

const person = (work: Work, name: string, role: string, secret: string): Promise<string> =>
  insert(work, 'User', {
    email: `${name}@access.example`,
    username: name,
    screenName: name,
    role,
    'credentials.password': secret,
    ...guarded,
  })

const request = (work: Work, user: string, status: string): Promise<string> =>
  insert(work, 'PayoutRequest', {
    origin: 'STAFF',
    user,
    status,
    gross: credits('10.00'),
    commissionPercent: '5.00',
    commissionFixed: credits('0.00'),
    commission: credits('0.50'),
    net: credits('9.50'),
    rate: '0.920000',
    money: { amount: '8.74', currency: 'EUR' },
    payoutSystem: '1',
    account: 'account-0001',
    holderName: 'Holder',
    payeeTaxId: hiddenBy('getAnyPayeeInfo', '-tax'),
  })

/** Ids by name: a person's is that of the role, the second of a role has a 2 behind it; a request's that of its state. */
export type People = Readonly<Record<string, string>>

export const fillPeople = async (database: Database): Promise<People> => {
  const secret = await hash(password)
  return transact(database.db, { product, action: 'test' }, async (work) => {
    await furnish(work)
    const ids: Record<string, string> = {}
    for (const name of [...roles, 'admin2', 'manager2', 'member2']) ids[name] = await person(work, name, name.replace(/2$/, ''), secret)
    const creator = ids['free_business'] ?? ''
    for (const state of ['PAID', 'DECLINED', 'NEW']) ids[state] = await request(work, creator, state)
    ids['noteOfManager'] = await insert(work, 'UserNote', {
      user: ids['member'],
      text: hiddenBy('getAnyUserNotes'),
      author: ids['manager'],
    })
    ids['noteAboutManager'] = await insert(work, 'UserNote', {
      user: ids['manager'],
      text: hiddenBy('getAnyUserNotes', '-about'),
      author: ids['admin'],
    })
    ids['threadOfManager'] = await insert(work, 'MessageThread', { user: ids['manager'] })
    ids['threadOfAdmin'] = await insert(work, 'MessageThread', { user: ids['admin'] })
    ids['transaction'] = await insert(work, 'Transaction', {
      operation: 'op-1',
      type: 'SPENDING',
      user: ids['member'],
      userRole: 'member',
      account: 'WALLET',
      amount: credits('-1.00'),
      balanceAfter: credits(hiddenCredits),
      comment: hiddenBy('getAnyTransaction'),
    })
    await write(work, 'SystemSettings', '', 'site', { mainCurrency: 'EUR', analyticsCode: 'G-SETTINGS' })
    return ids
  })
}
