// Roles, rights, and what each settings entry asks.
import { expect, it } from 'vitest'
import { rights, roles } from '#generated/access.ts'
import { screens } from '#generated/routes.ts'
import { decide } from '../../language/access.ts'
import type { ScreenModel } from '../../language/model.ts'
import type { Rule } from '../../language/requirement.ts'
import { covers } from '../covers.ts'
import { among, amongLabels, proves } from '../proves.ts'
import { inWords } from './contract.ts'
import { spelled, wordOf } from './tables.ts'

const names = rights.map(({ name }) => name)
const all: readonly ScreenModel[] = screens
const viewer = (role: string, held: readonly string[]) => ({ id: '7', role, staff: true, rights: new Set(held) })

/** Whether the screen is there for whoever holds these, in each role of the staff alike. */
const isThere = (path: string, held: readonly string[]): boolean => {
  const screen = all.find((each) => each.path === path)
  const seen = ['admin', 'manager'].map((role) => screen !== undefined && decide(viewer(role, held), screen.guard).allowed)
  expect(new Set(seen).size).toBe(1)
  return seen[0] ?? false
}

/** What of these rights the screen asks: without which of them it is not there, whatever else one may. Told only where all of them suffice. */
const askedOf = (path: string, given: readonly string[]): readonly string[] =>
  isThere(path, given)
    ? given.filter(
        (lacked) =>
          !isThere(
            path,
            names.filter((each) => each !== lacked),
          ),
      )
    : []

it('has these roles, each with a word for many', () => {
  covers('rolePlurals')
  proves('roleNames', { roles: roles.map(({ name }) => name) })
  proves('onlyStaff', { roles: roles.filter(({ staff }) => staff).map(({ name }) => name) })
  proves('roleStaff', { roles: roles.filter(({ staff }) => staff).map(({ name }) => name) })
  const named = ['admin', 'manager', 'member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business']
  expect(roles.map(({ name }) => name)).toEqual(named)
  expect(roles.filter(({ staff }) => staff).map(({ name }) => name)).toEqual(['admin', 'manager'])
  for (const { one, many } of roles) expect(wordOf(many)).not.toBe(wordOf(one))
})

/** createAnyUserTag -> create, of UserTag. */
const verbIn = (name: string, area: string): readonly string[] => {
  const verb = name.endsWith(`Any${area}`) ? name.slice(0, -`Any${area}`.length) : ''
  return verb === '' ? [] : [verb]
}

it('has pairs of rights', () => {
  proves('rightsPairs', { rights: among(names) })
  const pairs = names
    .flatMap((name) => /^getAny(.+)$/.exec(name)?.[1] ?? [])
    .filter((area) => ['updateAny', 'getMy', 'updateMy'].every((verb) => names.includes(`${verb}${area}`)))
    .map((area) => inWords(area).toLowerCase())
  proves('rightsPairsRest', { areas: among(pairs.flatMap((area) => [area, `${area}s`, area.replace(/^user /, '')])) })
  for (const area of ['UserInfo', 'PersonalInfo', 'FraudInfo', 'PayeeInfo', 'MessagePrice'])
    expect(names).toEqual(expect.arrayContaining(['getAny', 'updateAny', 'getMy', 'updateMy'].map((verb) => `${verb}${area}`)))
})

it('has pairs for lists too', () => {
  for (const area of ['UserNotes', 'UserFiles', 'Subscription', 'RecurringBillingSchedule'])
    expect(names).toEqual(expect.arrayContaining(['getAny', 'updateAny', 'getMy', 'updateMy'].map((verb) => `${verb}${area}`)))
})

it('has a right for each thing one does to them', () => {
  const verbsOf = (area: string) => among(names.flatMap((name) => verbIn(name, area)))
  proves('rightsLists', {
    userTags: verbsOf('UserTag'),
    blockedLocations: verbsOf('BlockedLocation'),
    contentSets: verbsOf('ContentSet'),
  })
  proves('rightsPayouts', { verbs: verbsOf('PayoutRequest'), right: among(names) })
  const areas = names.flatMap((name) => inWords(/^(?:get|update)Any(.+)$/.exec(name)?.[1] ?? '')).map((area) => area.toLowerCase())
  proves('rightsWithoutVerbs', { areas: among(areas.flatMap((area) => [area, `${area}s`])) })
  proves('managesMessages', { areas: among(areas.flatMap((area) => [area, `${area}s`])) })
  const verbs: Readonly<Record<string, readonly string[]>> = {
    UserTag: ['create', 'update', 'delete'],
    BlockedLocation: ['create', 'get', 'delete'],
    ContentSet: ['create', 'update', 'delete', 'get'],
    PayoutRequest: ['get', 'update'],
    Message: ['get', 'create'],
    MessageThread: ['get', 'create'],
    Verification: ['get', 'update'],
    ContentPrice: ['get', 'update'],
    SubscriptionLevel: ['get', 'update'],
    UserReferring: ['get', 'update'],
    DiscoveryVisibility: ['get', 'update'],
    PostVerification: ['get', 'update'],
  }
  for (const [area, each] of Object.entries(verbs)) expect(names).toEqual(expect.arrayContaining(each.map((verb) => `${verb}Any${area}`)))
})

it('has the rights that are named', () => {
  proves('rightsNamed', { rights: among(names) })
  expect(names).toEqual(
    expect.arrayContaining([
      'createManualTransaction',
      'getAnyTransaction',
      'createPayoutTransaction',
      'updateAnyPaymentPackage',
      'getAnyCurrency',
      'updateAnyCurrency',
      'updateAnyPayoutSystemSettings',
      'getAnyPaymentSystem',
      'getManagerToken',
      'updateAnyPage',
    ]),
  )
})

const settings: Readonly<Record<string, readonly string[]>> = {
  pricing: ['getAnyCurrency', 'updateAnyPaymentPackage'],
  payments: ['getAnyCurrency', 'getAnyPaymentSystem'],
  payoutSystemsSettings: ['getAnyCurrency', 'updateAnyPayoutSystemSettings'],
  currencies: ['getAnyCurrency', 'updateAnyCurrency'],
  tags: ['getAnyCurrency', 'updateAnyPaymentPackage'],
  general: ['getManagerToken', 'updateAnyPaymentPackage'],
  banners: ['getAnyCurrency', 'updateAnyPaymentPackage'],
  tutorialLinks: ['getAnyCurrency', 'updateAnyPaymentPackage'],
  businessList: ['getAnyCurrency', 'updateAnyPaymentPackage'],
  domain: ['getManagerToken'],
}

it.each(Object.entries(settings))('asks them all for the entry %s of Settings, and no others', (name, asked) => {
  expect(askedOf(`/settings/${name}`, asked)).toEqual(asked)
})

it('asks of each entry of Settings what the product spec says', () => {
  /** Every right without which the entry is not there, whatever else one may; and its address in words. */
  const entry = (name: string) => ({
    entry: among([inWords(name).replace(/ settings$/, '')]),
    rights: among(
      names.filter(
        (lacked) =>
          !isThere(
            `/settings/${name}`,
            names.filter((each) => each !== lacked),
          ),
      ),
    ),
  })
  proves('rightsGeneral', entry('general'))
  proves('rightsPricing', entry('pricing'))
  proves('rightsPayments', entry('payments'))
  proves('rightsPayoutSystems', entry('payoutSystemsSettings'))
  proves('rightsCurrencies', entry('currencies'))
  proves('rightsDomain', entry('domain'))
  const alike = all.filter(({ path }) => ['tags', 'banners', 'tutorialLinks', 'businessList'].some((name) => path === `/settings/${name}`))
  proves('rightsCategories', {
    entries: amongLabels(alike.map(({ label }) => wordOf(label))),
    rights: (said) =>
      alike.length === 4 && alike.every(({ path }) => entry(path.slice('/settings/'.length)).rights(said) === said) ? said : undefined,
  })
})

/** What a rule asks for, by kind and name: right updateAnyPage. */
const asksOf = (rule: Rule): readonly (readonly [kind: string, name: string])[] => {
  if ('allOf' in rule) return rule.allOf.flatMap(asksOf)
  if ('anyOf' in rule) return rule.anyOf.flatMap(asksOf)
  return Object.entries(rule).map(([kind, name]) => [kind, String(name)] as const)
}

it('asks rights for what is kept there, whoever holds them', () => {
  const kept = all.filter(({ path }) => ['/settings/', '/pages', '/posts/'].some((begin) => path.startsWith(begin)))
  expect(kept.length).toBeGreaterThan(10)
  const asked = ({ guard }: ScreenModel): readonly string[] => asksOf(guard.rule).map(([, name]) => name)
  /** Whether one role is shown what another with the same rights is not. */
  const isByRole = (screen: ScreenModel): boolean =>
    new Set(roles.map(({ name }) => decide(viewer(name, asked(screen)), screen.guard).allowed)).size > 1
  /** PaymentPackage -> payment packages, packages; updateAnyPayoutSystemSettings -> payout system settings, payout settings */
  const called = (screen: ScreenModel): readonly string[] =>
    [screen.entity ?? '', ...asked(screen).map((right) => right.replace(/^[a-z]+Any/, ''))]
      .map((name) => inWords(name.charAt(0).toLowerCase() + name.slice(1)))
      .flatMap((words) => [words, words.replace(/ settings$/, ''), words.replace(' system ', ' '), words.replace(/^payment /, '')])
      .flatMap((words) => [words, `${words}s`, words.replace(/y$/, 'ies')])
      .map((words) => words.charAt(0).toUpperCase() + words.slice(1))
  const how = (screens: readonly ScreenModel[]) => ({
    by: [...new Set(screens.flatMap(({ guard }) => asksOf(guard.rule).map(([kind]) => `${kind}s`)))].join(' and '),
    roles: spelled(screens.filter(isByRole).length),
  })
  proves('settingsByRight', { areas: amongLabels(kept.flatMap(called)), ...how(kept) })
  const posts = kept.filter(({ path }) => path.startsWith('/posts/'))
  proves('postsByRight', { area: amongLabels(posts.flatMap(called)), ...how(posts) })
})
