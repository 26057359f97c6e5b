// What the demo's staff did in the last weeks, as the audit tells it: the same decisions that the records show, with logins, looks and refusals between them.
import type { EarlierLine } from '../server/kit.ts'
import { ofCorrection, ofManual, ofMessage, ofNote, ofPost, ofStep, ofUser, type Deed } from './auditDeeds.ts'
import type { DemoTransaction } from './book.ts'
import type { ManualPayoutDemo } from './manualPayoutsMade.ts'
import { day, idOf, isStaff, type Person } from './people.ts'
import type { Random } from './random.ts'
import type { RequestDemo } from './requestsMade.ts'
import { moneyValues } from './siteValues.ts'
import type { Records } from './store.ts'
import { rates } from './world.ts'

export interface DoneInDemo {
  readonly people: readonly Person[]
  readonly requests: readonly RequestDemo[]
  readonly manual: readonly ManualPayoutDemo[]
  readonly transactions: readonly DemoTransaction[]
  readonly records: Required<Pick<Records, 'User' | 'PostVerification' | 'UserNote' | 'Message'>>
}

const weeks = 6
const most = 700
const hour = 3_600_000

/** On working days, some a little late. */
const loginsOf = (person: Person, now: number, random: Random): readonly Deed[] =>
  Array.from({ length: weeks * 7 }, (_each, ago) => new Date(now - (ago + 1) * day))
    .filter((each) => ![0, 6].includes(each.getUTCDay()) && random.chance(0.8))
    .map((each) => ({
      time: new Date(each.setUTCHours(6, 0, 0, 0) + Math.round(random.next() * 3 * hour)).toISOString(),
      by: idOf(person),
      operation: 'login',
    }))

const siteDeeds = (now: number): readonly Deed[] => {
  const at = (days: number): string => new Date(now - days * day - 3 * hour).toISOString()
  const { defaultUserPayoutPercent } = moneyValues
  return [
    {
      time: at(33),
      by: '1',
      operation: 'systemSettingsMoneyUpdate',
      record: 'site',
      before: { 'money.defaultUserPayoutPercent': '65.00' },
      after: { 'money.defaultUserPayoutPercent': defaultUserPayoutPercent },
    },
    { time: at(19), by: '1', operation: 'currenciesUpdate', record: 'EUR', before: { rate: '0.915000' }, after: { rate: rates.EUR.rate } },
    { time: at(12), by: '2', operation: 'usersUpdateRole', record: '2', rule: 'ownRoleFrozen' },
    { time: at(8), by: '2', operation: 'currenciesUpdate', rule: 'right' },
    { time: at(5), by: '2', operation: 'auditRecordsSearch', rule: 'right' },
    { time: at(2), by: '1', operation: 'tagsUpdate', record: '1', before: { order: 3 }, after: { order: 0 } },
  ]
}

/** The latest of it, the oldest first. */
export const auditLines = (
  { people, requests, manual, transactions, records }: DoneInDemo,
  now: Date,
  random: Random,
): readonly EarlierLine[] => {
  const staff = new Map(people.filter(isStaff).map((each) => [idOf(each), each]))
  const active = [...staff.values()].filter((each) => each.status === 'ACTIVE')
  const since = new Date(now.getTime() - weeks * 7 * day).toISOString()
  const deeds = [
    ...requests.flatMap((request) => request.history.flatMap((step) => ofStep(request, step))),
    ...manual.flatMap(ofManual),
    ...transactions.flatMap(ofCorrection),
    ...records.User.flatMap(ofUser),
    ...records.PostVerification.flatMap(ofPost),
    ...records.UserNote.flatMap(ofNote),
    ...records.Message.flatMap(ofMessage),
    ...active.flatMap((each) => loginsOf(each, now.getTime(), random)),
    ...siteDeeds(now.getTime()),
  ]
  return deeds
    .filter(({ time }) => time >= since && time < now.toISOString())
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))
    .slice(-most)
    .flatMap(({ by, ...line }) => {
      const person = staff.get(by)
      return person
        ? [{ ...line, actor: { id: by, role: person.role, screenName: person.screenName, ip: person.lastLoginIp ?? '192.0.2.7' } }]
        : []
    })
}
