// What the demo's creators set beside their posts: prices, levels, tags, and where they do not want to be seen.
import type { NewOf } from '../custom/server/store.ts'
import { sells, type Level } from '../custom/server/people/levels.ts'
import { placeOf } from '../custom/server/people/placeOf.ts'
import { idOf, isCreator, type Person } from './people.ts'
import type { Random } from './random.ts'
import { packages, type PackageType } from './world.ts'

const presetOf = (random: Random, type: PackageType): string | undefined => {
  const fitting = packages.filter((each) => each.type === type)
  return fitting.length === 0 ? undefined : random.pick(fitting).id
}

const fields = {
  CONTENT: ['subscriptionLevels.contentEnabled', 'subscriptionLevels.contentPackage'],
  PRO: ['subscriptionLevels.proEnabled', 'subscriptionLevels.proPackage'],
  ULTIMATE: ['subscriptionLevels.ultimateEnabled', 'subscriptionLevels.ultimatePackage'],
} as const satisfies Record<Level, readonly [keyof NewOf<'User'>, keyof NewOf<'User'>]>

/** A few sell nothing yet; the higher the level, the later it is switched on. */
const levelOf = (person: Person, random: Random, level: Level, type: PackageType, chance: number): NewOf<'User'> => {
  const preset = presetOf(random, type)
  const on = random.chance(chance)
  if (!sells(person.role, level)) return {}
  const [enabled, sold] = fields[level]
  return { [enabled]: on, [sold]: on || random.chance(0.3) ? preset : undefined }
}

/** Values of a creator's record; nothing for anybody else. */
export const creatorSettings = (person: Person, random: Random): NewOf<'User'> =>
  isCreator(person)
    ? {
        ...levelOf(person, random, 'CONTENT', 'CONTENT_SUBSCRIPTION', 0.92),
        ...levelOf(person, random, 'PRO', 'PRO_SUBSCRIPTION', 0.8),
        ...levelOf(person, random, 'ULTIMATE', 'ULTIMATE_SUBSCRIPTION', 0.7),
        'contentPrices.postPackage': random.chance(0.8) ? presetOf(random, 'POST') : undefined,
        'contentPrices.minutePackage': random.chance(0.3) ? presetOf(random, 'MINUTE') : undefined,
        'contentPrices.callMinutePackage': random.chance(0.4) ? presetOf(random, 'CALL_MINUTE') : undefined,
        'contentPrices.attachmentPackage': random.chance(0.5) ? presetOf(random, 'MESSAGE_ATTACHMENT') : undefined,
      }
    : {}

/** The categories of the questionnaire, and for some one or two more. */
export const tagRecords = (creators: readonly NewOf<'User'>[], categories: number, random: Random): readonly NewOf<'UserTag'>[] => {
  const tagged = creators.flatMap((creator) => {
    const own = creator['questionnaire.category'] ?? []
    const more = Array.from({ length: random.whole(0, 2) }, () => String(random.whole(1, categories)))
    return [...new Set([...own, ...more])].map((tag, position) => ({ user: creator.id, tag, position }))
  })
  return tagged.map((each, at) => ({ id: String(at + 1), ...each }))
}

const elsewhere = ['PL', 'BR', 'US___TX', 'US___FL', 'GB___SCT', 'DE___BY', 'FR___IDF', 'ES___CT', 'IT', 'NO', 'JP', 'CA___QC', 'AU___NSW']

/** Home towns, former employers, and the address of a neighbour. */
const wishOf = (person: Person, random: Random): string => {
  if (random.chance(0.15))
    return random.chance(0.3) ? `2001:db8:${random.whole(1, 999)}::${random.whole(1, 99)}` : `203.0.113.${random.whole(1, 254)}`
  return random.chance(0.35) ? person.country : random.pick(elsewhere)
}

/** One creator in four hides from somewhere; nobody from a region of a country that is blocked as a whole. */
export const blockRecords = (people: readonly Person[], now: Date, random: Random): readonly NewOf<'BlockedLocation'>[] => {
  const hidden = people.filter((each) => isCreator(each) && random.chance(0.25))
  const all = hidden.flatMap((person) => {
    const wishes = new Set(Array.from({ length: random.whole(1, 5) }, () => wishOf(person, random)))
    const span = now.getTime() - person.registered.getTime()
    return [...wishes].flatMap((wish) => {
      const place = placeOf(wish)
      if (!place || (place.country !== undefined && wishes.has(place.country))) return []
      const time = new Date(now.getTime() - Math.round(span * random.next()))
      const by = random.chance(0.8) ? idOf(person) : '1'
      return [{ user: idOf(person), location: place.code, name: place.name, kind: place.kind, createdBy: by, createTime: time }]
    })
  })
  return all
    .toSorted((one, other) => one.createTime.getTime() - other.createTime.getTime())
    .map((each, at) => ({ id: String(at + 1), ...each, createTime: each.createTime.toISOString() }))
}
