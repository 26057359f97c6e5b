// The demo's people and settings as records: values by path, as the server stores them.
import type { NewOf } from '../custom/server/store.ts'
import { amountOf } from '../language/fields/money.ts'
import { locations } from '../language/locations.ts'
import { credits } from '../custom/server/money/credits.ts'
import { slugOf } from '../custom/server/slugOf.ts'
import type { Book } from './book.ts'
import { earningsOf, walletOf } from '../custom/server/money/accounts.ts'
import { categoryTitles, genderOf } from './names.ts'
import { day, isCreator, isStaff, type Person } from './people.ts'
import { payeeOf } from './payoutLines.ts'
import type { Random } from './random.ts'
import type { Records } from './store.ts'
import { packages, paymentSystems, payoutSystems, pricesOf, rates, type PaymentSystemDemo } from './world.ts'

const iso = (time: Date | undefined): string | undefined => time?.toISOString()

const paymentSystemRecord = (
  { id, kind, title, currencies, enabled, least, most, merchant, siteCode, answers }: PaymentSystemDemo,
  at: number,
  now: Date,
): NewOf<'PaymentSystem'> => ({
  id,
  kind,
  title,
  currencies,
  minDeposit: least === undefined ? undefined : credits(least),
  maxDeposit: most === undefined ? undefined : credits(most),
  position: at + 1,
  status: enabled ? 'ON' : currencies.length === 0 ? 'DRAFT' : 'OFF',
  createTime: iso(new Date(now.getTime() - (1_090 - 200 * at) * day)),
  testAnswer: answers,
  testTime: answers && iso(new Date(now.getTime() - (at + 2) * day)),
  'merchant.merchantId': merchant,
  'merchant.siteCode': siteCode,
})

export const settingsRecords = (now: Date): Records => ({
  Currency: [
    { id: 'CRE', code: 'CRE', name: 'Credit', sign: 'Cr', decimals: 2, rate: '1.000000', order: 0, status: 'ON' },
    ...Object.entries(rates).map(([code, { name, sign, decimals, rate, enabled }]): NewOf<'Currency'> => ({
      id: code,
      code,
      name,
      sign,
      decimals,
      rate,
      order: 100,
      status: enabled ? 'ON' : 'OFF',
    })),
  ],
  PayoutSystem: payoutSystems.map(({ id, kind, title, currencies, enabled, percent, fixed, least, instructions }) => ({
    id,
    kind,
    title,
    currencies,
    commissionPercent: percent,
    commissionFixed: credits(fixed),
    minAmount: credits(least),
    instructions,
    status: enabled ? 'ON' : currencies.length === 0 ? 'DRAFT' : 'OFF',
  })),
  PaymentSystem: paymentSystems.map((each, at) => paymentSystemRecord(each, at, now)),
  PaymentPackage: packages.map(({ id, type, credits: price }) => ({
    id,
    type,
    credits: credits(price),
    title: `${amountOf(price)} Cr`,
    prices: pricesOf(type, price),
  })),
  Tag: categoryTitles.map((title, at) => ({ id: String(at + 1), title, slug: slugOf(title), type: 'category', order: at })),
})

const accountOf = ({ email, username, screenName, role, status, ended }: Person): NewOf<'User'> => ({
  email,
  username,
  screenName,
  role,
  status,
  disabledReason: status === 'DISABLED' ? ended?.reason : undefined,
  disabledBy: status === 'DISABLED' ? '1' : undefined,
  disabledTime: status === 'DISABLED' ? iso(ended?.time) : undefined,
  deletedTime: status === 'DELETED' ? iso(ended?.time) : undefined,
})

const registrationOf = ({ registered, registrationIp, lastLogin, lastLoginIp, referralUrl, timeZone }: Person): NewOf<'User'> => ({
  'registration.registrationTime': iso(registered),
  'registration.registrationIp': registrationIp,
  'registration.lastLoginTime': iso(lastLogin),
  'registration.lastLoginIp': lastLoginIp,
  'registration.referralUrl': referralUrl,
  'registration.timeZone': timeZone,
})

const personalOf = ({ first, last, address, phone, zipCode, country, city }: Person): NewOf<'User'> => ({
  'personal.firstName': first,
  'personal.lastName': last,
  'personal.address': address,
  'personal.phone': phone,
  'personal.zipCode': zipCode,
  'personal.country': country,
  'personal.city': city,
})

const fraudOf = ({ fraud, fraudSince, country }: Person, random: Random): NewOf<'User'> => {
  if (fraud === 'UNKNOWN') return { 'fraud.status': fraud }
  const changed = iso(fraudSince)
  const signal = random.pick([
    'chargeback: payment was taken back',
    'deposits: 5 deposits within 60 minutes',
    `location: registered in ${locations.get(country) ?? country}, seen in ${country === 'BR' ? 'Poland' : 'Brazil'}`,
  ])
  return {
    'fraud.status': fraud,
    'fraud.changedTime': changed,
    'fraud.changedBy': fraud === 'POSSIBLE' ? undefined : '1',
    'fraud.signals': [`${changed} ${signal}`],
  }
}

const creatorOf = (person: Person, random: Random): NewOf<'User'> => {
  const payee = payeeOf(person)
  return {
    'questionnaire.location': person.city,
    'questionnaire.instagram': person.username,
    'questionnaire.category': [...new Set([random.whole(1, categoryTitles.length), random.whole(1, categoryTitles.length)])].map(String),
    'questionnaire.languages': random.pick([['EN'], ['EN', 'DE'], ['EN', 'ES'], ['DE'], ['EN', 'FR']]),
    'questionnaire.age': random.whole(19, 58),
    'questionnaire.gender': genderOf(person.first) ?? random.pick(['MALE', 'FEMALE']),
    'earnings.payoutPercent': person.percent,
    'earnings.messagePackage': random.chance(0.6) ? random.pick(packages.filter((each) => each.type === 'MESSAGE')).id : undefined,
    'discovery.visible': random.chance(0.9),
    'referring.referrer': person.referrer === undefined ? undefined : String(person.referrer),
    'referring.since': person.referrer === undefined ? undefined : iso(person.registered),
    ...(person.payee
      ? ({
          'payee.payoutSystem': payee.system.id,
          'payee.accountIdentifier': payee.account,
          'payee.holderName': payee.holder,
          'payee.address': person.address,
          'payee.country': person.country,
          'payee.currency': payee.currency,
        } satisfies NewOf<'User'>)
      : {}),
  }
}

const verificationOf = ({ verification, submitted, decided }: Person): NewOf<'User'> => ({
  'verification.status': verification,
  'verification.submittedTime': iso(submitted),
  'verification.decidedTime': iso(decided),
  'verification.decidedBy': decided && '1',
  'verification.reason': verification === 'DECLINED' ? 'The document cannot be read' : undefined,
})

export interface PeopleContext {
  readonly book: Book
  readonly held: (person: Person) => bigint
  readonly random: Random
  /** Hash of the staff's password; nobody else can log in. */
  readonly hash: string
}

export const userRecord = (person: Person, { book, held, random, hash }: PeopleContext): NewOf<'User'> => {
  const id = String(person.id)
  const [wallet, earnings] = [book.balance(walletOf(id)), book.balance(earningsOf(id))]
  return {
    id,
    ...accountOf(person),
    ...registrationOf(person),
    'credentials.password': person.id <= 2 ? hash : '!',
    ...(isStaff(person)
      ? {}
      : ({
          ...personalOf(person),
          ...fraudOf(person, random),
          'questionnaire.about': person.about,
          'questionnaire.sensitiveContent': isCreator(person) && person.id % 12 === 0,
        } satisfies NewOf<'User'>)),
    ...(isCreator(person) ? { ...creatorOf(person, random), ...verificationOf(person) } : {}),
    'balance.wallet': credits(wallet),
    'balance.earnings': credits(earnings),
    'balance.onHold': credits(held(person)),
    'balance.total': credits(wallet + earnings),
  }
}
