// The people of the demo: staff, members and creators in all their states. Plain records; who stores them knows the tables.
import type { RecordOf } from '../custom/server/store.ts'
import { abouts, crafts, endReasons, firstNames, lastNames, places, streets } from './names.ts'
import type { Random } from './random.ts'

type User = RecordOf<'User'>
export type Role = User['role']
export type FraudStatus = User['fraud.status']
export type VerificationStatus = User['verification.status']

export interface Person {
  readonly id: number
  readonly role: Role
  readonly status: User['status']
  readonly first: string
  readonly last: string
  readonly email: string
  readonly username: string
  readonly screenName: string
  readonly craft: string | undefined
  readonly about: string | undefined
  readonly phone: string | undefined
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly registered: Date
  readonly registrationIp: string
  readonly lastLogin: Date | undefined
  readonly lastLoginIp: string | undefined
  readonly referralUrl: string | undefined
  /** When and why the account was disabled or deleted. */
  readonly ended: { readonly time: Date; readonly reason: string } | undefined
  readonly fraud: FraudStatus
  /** Since when it is so; of UNKNOWN there is no such time. */
  readonly fraudSince: Date | undefined
  readonly verification: VerificationStatus
  readonly submitted: Date | undefined
  readonly decided: Date | undefined
  /** Own payout percent of a creator, decimal text. */
  readonly percent: string | undefined
  /** The creator who brought this one. */
  readonly referrer: number | undefined
  /** Whether a creator has filled in how to be paid. */
  readonly payee: boolean
}

export const day = 86_400_000
const hour = 3_600_000
export const isCreator = (person: Pick<Person, 'role'>): boolean => person.role.endsWith('_business')
export const idOf = ({ id }: Pick<Person, 'id'>): string => String(id)
/** Registered, and not disabled or deleted yet. */
export const isThere = ({ registered, ended }: Pick<Person, 'registered' | 'ended'>, time: number): boolean =>
  registered.getTime() < time && (!ended || time < ended.time.getTime())
/** May sell, and show posts to everybody. */
export const isVerified = ({ verification, decided }: Pick<Person, 'verification' | 'decided'>, time: number): boolean =>
  verification === 'APPROVED' && decided !== undefined && decided.getTime() < time
/** Under review or found to be fraud: pays nothing, and is paid nothing. */
export const isBarred = ({ fraud, fraudSince }: Pick<Person, 'fraud' | 'fraudSince'>, time: number): boolean =>
  (fraud === 'FRAUD' || fraud === 'POSSIBLE') && fraudSince !== undefined && fraudSince.getTime() <= time
export const isStaff = (person: Pick<Person, 'role'>): boolean => person.role === 'admin' || person.role === 'manager'

const creatorRole = (at: number): Role =>
  at % 10 < 4 ? 'free_business' : at % 10 < 7 ? 'pro_business' : at % 10 < 9 ? 'ultimate_business' : 'nonprofit_business'

/** Staff first, then creators spread evenly among the members. */
const rolesOf = (people: number, creators: number): readonly Role[] => {
  const staff: readonly Role[] = ['admin', 'manager', 'admin', 'manager', 'manager', 'manager']
  const rest = people - staff.length
  const before = (at: number): number => Math.floor((at * creators) / rest)
  return [...staff, ...Array.from({ length: rest }, (_, at): Role => (before(at + 1) > before(at) ? creatorRole(before(at)) : 'member'))]
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
const digits = (pattern: string, random: Random): string => pattern.replace(/#/g, () => String(random.whole(0, 9)))
/** Addresses that are kept free for documentation. */
const ipOf = (random: Random): string =>
  random.chance(0.15)
    ? `2001:db8:${random.whole(1, 9_999)}::${random.whole(1, 9_999)}`
    : `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.whole(1, 254)}`

const stateOf = (role: Role, id: number, random: Random): Person['status'] =>
  id <= 2
    ? 'ACTIVE'
    : isStaff({ role })
      ? random.weighted({ ACTIVE: 9, DISABLED: 1 })
      : random.weighted({ ACTIVE: 93, DISABLED: 5, DELETED: 2 })

const nameOf = (id: number, role: Role, random: Random): Pick<Person, 'first' | 'last' | 'email' | 'username' | 'screenName' | 'craft'> => {
  const first = random.pick(firstNames)
  const last = random.pick(lastNames)
  const craft = isCreator({ role }) ? random.pick(crafts) : undefined
  const staff = id === 1 ? 'admin' : id === 2 ? 'manager' : undefined
  const username = staff ?? `${plain(first)}_${plain(craft ?? last).slice(0, 14)}${id}`
  const email = staff ? `${staff}@example.com` : `${plain(first)}.${plain(last)}${id}@example.${random.pick(['com', 'net', 'org'])}`
  return { first, last, email, username, screenName: craft && random.chance(0.6) ? `${first} ${craft}` : `${first} ${last}`, craft }
}

const registeredOf = (id: number, people: number, now: number, random: Random): Date => {
  const age = id <= 6 ? 1_090 + (6 - id) : 1_085 * (1 - (id + random.next() - 1) / people)
  return new Date(now - Math.round(age * day) - 60_000)
}

/** In the later part of the time somebody has been here, at most so many days ago. */
const lately = (registered: Date, now: number, days: number, random: Random): Date =>
  new Date(now - Math.round(Math.min(days * day, (now - registered.getTime()) * 0.6) * random.next()) - 1_000)

const endOf = (status: Person['status'], registered: Date, now: number, random: Random): Person['ended'] =>
  status === 'ACTIVE' ? undefined : { time: lately(registered, now, 200, random), reason: random.pick(endReasons) }

/** Soon after the registration; what still waits came within the last week. */
const verificationOf = (
  role: Role,
  registered: Date,
  until: number,
  random: Random,
): Pick<Person, 'verification' | 'submitted' | 'decided'> => {
  const wish = isCreator({ role }) ? random.weighted({ APPROVED: 78, PENDING: 9, NOT_SUBMITTED: 8, DECLINED: 5 }) : 'NOT_SUBMITTED'
  const [hours, more] = [random.whole(1, 48) * hour, random.whole(1, 40) * hour]
  const [soon, after] = [registered.getTime() + hours, registered.getTime() + hours + more]
  if (wish === 'NOT_SUBMITTED') return { verification: wish, submitted: undefined, decided: undefined }
  if (wish === 'PENDING' || after > until) {
    const submitted = new Date(Math.max(registered.getTime(), until - 3 * hours))
    return { verification: 'PENDING', submitted, decided: undefined }
  }
  return { verification: wish, submitted: new Date(soon), decided: new Date(after) }
}

const creatorsOwn = (
  role: Role,
  id: number,
  earlier: readonly Person[],
  random: Random,
): Pick<Person, 'percent' | 'referrer' | 'payee' | 'about'> => {
  const creator = isCreator({ role })
  const before = earlier.filter((each) => isCreator(each) && each.status === 'ACTIVE')
  return {
    percent: creator && random.chance(0.12) ? random.pick(['75.00', '80.00', '82.50', '85.00']) : undefined,
    referrer: creator && id > 30 && random.chance(0.18) && before.length > 0 ? random.pick(before).id : undefined,
    payee: creator && random.chance(0.88),
    about: creator || random.chance(0.2) ? random.pick(abouts) : undefined,
  }
}

const fraudOf = (role: Role, registered: Date, now: number, random: Random): Pick<Person, 'fraud' | 'fraudSince'> => {
  const fraud = isStaff({ role }) ? 'UNKNOWN' : random.weighted({ UNKNOWN: 935, POSSIBLE: 22, FRAUD: 13, PASSED: 30 })
  return { fraud, fraudSince: fraud === 'UNKNOWN' ? undefined : lately(registered, now, fraud === 'POSSIBLE' ? 14 : 60, random) }
}

const visitOf = (registered: Date, until: number, random: Random): Pick<Person, 'lastLogin' | 'lastLoginIp'> =>
  random.chance(0.06)
    ? { lastLogin: undefined, lastLoginIp: undefined }
    : { lastLogin: new Date(until - Math.round((until - registered.getTime()) * random.next() ** 3)), lastLoginIp: ipOf(random) }

const homeOf = (role: Role, id: number, random: Random) => {
  const [country, city, zip, timeZone] = random.pick(places)
  const phone = !isStaff({ role }) && random.chance(0.7) ? `+1555${String(1_000_000 + id)}` : undefined
  return { phone, address: `${random.pick(streets)} ${random.whole(1, 120)}`, zipCode: digits(zip, random), city, country, timeZone }
}

const personOf = (id: number, role: Role, people: number, now: number, earlier: readonly Person[], random: Random): Person => {
  const registered = registeredOf(id, people, now, random)
  const status = stateOf(role, id, random)
  const ended = endOf(status, registered, now, random)
  const until = ended?.time.getTime() ?? now
  return {
    id,
    role,
    status,
    ended,
    registered,
    ...homeOf(role, id, random),
    ...nameOf(id, role, random),
    ...creatorsOwn(role, id, earlier, random),
    ...verificationOf(role, registered, until, random),
    ...visitOf(registered, until, random),
    ...fraudOf(role, registered, until, random),
    registrationIp: ipOf(random),
    referralUrl: random.chance(0.25)
      ? `https://www.example.org/${random.pick(['blog', 'top-creators', 'newsletter', 'podcast'])}`
      : undefined,
  }
}

/** Person 1 is the admin, person 2 the manager of the demo; both always may log in. */
export const makePeople = (people: number, creators: number, now: Date, random: Random): readonly Person[] => {
  const made: Person[] = []
  for (const [at, role] of rolesOf(people, creators).entries()) made.push(personOf(at + 1, role, people, now.getTime(), made, random))
  return made
}
