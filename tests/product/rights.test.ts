// Roles, rights, and what each settings entry asks.
import { expect, it } from 'vitest'
import { rights, roles } from '#generated/access.ts'
import { screens } from '#generated/routes.ts'
import { covers } from '../covers.ts'
import { wordOf } from './tables.ts'

const names = rights.map(({ name }) => name)
const ruleAt = (path: string) => screens.find((screen) => screen.path === path)?.guard.rule
const both = (...asked: readonly string[]) => ({ allOf: asked.map((right) => ({ right })) })

it('has these roles, each with a word for many', () => {
  covers('roleNames', 'rolePlurals')
  const named = ['admin', 'manager', 'member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business']
  expect(roles.map(({ name }) => name)).toEqual(named)
  expect(roles.filter(({ staff }) => staff).map(({ name }) => name)).toEqual(['admin', 'manager'])
  for (const { one, many } of roles) expect(wordOf(many)).not.toBe(wordOf(one))
})

it('has pairs of rights', () => {
  covers('rightsPairs')
  for (const area of ['UserInfo', 'PersonalInfo', 'FraudInfo', 'PayeeInfo', 'MessagePrice'])
    expect(names).toEqual(expect.arrayContaining(['getAny', 'updateAny', 'getMy', 'updateMy'].map((verb) => `${verb}${area}`)))
})

it('has pairs for lists too', () => {
  covers('rightsPairsRest')
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
  covers('rightsNamed')
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
  expect(ruleAt('/settings/pricing')).toEqual(both('getAnyCurrency', 'updateAnyPaymentPackage'))
  expect(ruleAt('/settings/payments')).toEqual(both('getAnyCurrency', 'getAnyPaymentSystem'))
  expect(ruleAt('/settings/payoutSystemsSettings')).toEqual(both('getAnyCurrency', 'updateAnyPayoutSystemSettings'))
  expect(ruleAt('/settings/currencies')).toEqual(both('getAnyCurrency', 'updateAnyCurrency'))
  expect(ruleAt('/settings/tags')).toEqual(both('getAnyCurrency', 'updateAnyPaymentPackage'))
})

it('asks them for the entries of the site itself', () => {
  covers('rightsGeneral', 'rightsRest', 'rightsDomain')
  expect(ruleAt('/settings/general')).toEqual(both('getManagerToken', 'updateAnyPaymentPackage'))
  for (const path of ['banners', 'tutorialLinks', 'businessList'])
    expect(ruleAt(`/settings/${path}`)).toEqual(both('getAnyCurrency', 'updateAnyPaymentPackage'))
  expect(ruleAt('/settings/domain')).toEqual({ right: 'getManagerToken' })
})

it('asks rights and no role for the verification of posts', () => {
  covers('postsByRight')
  expect(ruleAt('/posts/verification')).toEqual({ right: 'getAnyPostVerification' })
})
