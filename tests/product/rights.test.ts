// Roles, rights, and what each settings entry asks.
import { expect, it } from 'vitest'
import { rights, roles } from '#generated/access.ts'
import { screens } from '#generated/routes.ts'
import { decide } from '../../language/access.ts'
import type { ScreenModel } from '../../language/model.ts'
import { covers } from '../covers.ts'
import { wordOf } from './tables.ts'

const names = rights.map(({ name }) => name)
const viewer = (role: string, held: readonly string[]) => ({ id: '7', role, staff: true, rights: new Set(held) })

/** Whether the screen is there for whoever holds these, in each role of the staff alike. */
const isThere = (path: string, held: readonly string[]): boolean => {
  const screen = (screens as readonly ScreenModel[]).find((each) => each.path === path)
  const seen = ['admin', 'manager'].map((role) => screen !== undefined && decide(viewer(role, held), screen.guard).allowed)
  expect(new Set(seen).size).toBe(1)
  return seen[0] ?? false
}

/** There with all of them, and for nobody who lacks one, whatever else they may. */
const expectAsked = (path: string, ...asked: readonly string[]): void => {
  expect([path, isThere(path, asked)]).toEqual([path, true])
  for (const lacked of asked) {
    const others = names.filter((each) => each !== lacked)
    expect([path, lacked, isThere(path, others)]).toEqual([path, lacked, false])
  }
}

it('has these roles, each with a word for many', () => {
  covers('roleNames', 'rolePlurals')
  const named = ['admin', 'manager', 'member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business']
  expect(roles.map(({ name }) => name)).toEqual(named)
  expect(roles.filter(({ staff }) => staff).map(({ name }) => name)).toEqual(['admin', 'manager'])
  for (const { one, many } of roles) expect(wordOf(many)).not.toBe(wordOf(one))
})

it('has pairs of rights', () => {
  for (const area of ['UserInfo', 'PersonalInfo', 'FraudInfo', 'PayeeInfo', 'MessagePrice'])
    expect(names).toEqual(expect.arrayContaining(['getAny', 'updateAny', 'getMy', 'updateMy'].map((verb) => `${verb}${area}`)))
})

it('has pairs for lists too', () => {
  for (const area of ['UserNotes', 'UserFiles', 'Subscription', 'RecurringBillingSchedule'])
    expect(names).toEqual(expect.arrayContaining(['getAny', 'updateAny', 'getMy', 'updateMy'].map((verb) => `${verb}${area}`)))
})

it('has a right for each thing one does to them', () => {
  covers('rightsLists', 'rightsWithoutVerbs')
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

it('asks them for the entries of Settings', () => {
  covers('rightsPricing', 'rightsPayments', 'rightsPayoutSystems', 'rightsCurrencies', 'rightsCategories')
  expectAsked('/settings/pricing', 'getAnyCurrency', 'updateAnyPaymentPackage')
  expectAsked('/settings/payments', 'getAnyCurrency', 'getAnyPaymentSystem')
  expectAsked('/settings/payoutSystemsSettings', 'getAnyCurrency', 'updateAnyPayoutSystemSettings')
  expectAsked('/settings/currencies', 'getAnyCurrency', 'updateAnyCurrency')
  expectAsked('/settings/tags', 'getAnyCurrency', 'updateAnyPaymentPackage')
})

it('asks them for the entries of the site itself', () => {
  covers('rightsGeneral', 'rightsRest', 'rightsDomain')
  expectAsked('/settings/general', 'getManagerToken', 'updateAnyPaymentPackage')
  for (const path of ['banners', 'tutorialLinks', 'businessList'])
    expectAsked(`/settings/${path}`, 'getAnyCurrency', 'updateAnyPaymentPackage')
  expectAsked('/settings/domain', 'getManagerToken')
})
