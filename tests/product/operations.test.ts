// What the console can ask the server, by the names the product has for it.
import { expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { fieldOf, operationNames, partOf } from './tables.ts'

const lacks = (wire: string, ...verbs: readonly string[]): readonly string[] =>
  verbs.map((verb) => `${wire}${verb}`).filter((name) => !operationNames.includes(name))

it('counts what there is', () => {
  covers('stats', 'callRoles')
  expect(['tags', 'roles', 'payoutRequests', 'blockedLocations'].flatMap((wire) => lacks(wire, 'GetStats'))).toEqual([])
})

it('works on categories and blocked locations', () => {
  covers('callTags', 'callBlockedLocations')
  expect(lacks('tags', 'FindAll', 'Create', 'Update', 'Delete', 'GetStats')).toEqual([])
  expect(lacks('blockedLocations', 'Search', 'Create', 'Delete', 'GetStats')).toEqual([])
})

it('works on payout requests', () => {
  covers('callPayouts')
  expect(lacks('payoutRequests', 'Search', 'Pay', 'Decline', 'Undo', 'Generate', 'GetStats')).toEqual([])
})

it('works on settings', () => {
  covers('callPaymentSystems', 'callPackages', 'callSettings', 'settingsFields')
  expect(lacks('paymentSystems', 'FindAll', 'Create', 'Update', 'Delete')).toEqual([])
  expect(lacks('paymentPackages', 'FindAll', 'Create', 'Update', 'Delete')).toEqual([])
  expect(lacks('systemSettings', 'Get', 'Update')).toEqual([])
  for (const path of ['mainCurrency', 'defaultUserPayoutPercent', 'referralEnabled', 'referralPercent'])
    expect(fieldOf('SystemSettings', path).path).toBe(path)
})

it('knows what the site is configured by', () => {
  covers('configFields')
  const names = partOf('SystemSettings', 'frontendConfig').fields.map(({ name }) => name)
  for (const listed of [
    ['siteLogo', 'disableAdult', 'customLanding', 'clientSideUrl', 'staticSiteEditorUrl', 'apiUrl', 'backendUrl', 'thumbnailUrl'],
    ['videoThumbnailUrl', 'supportUrl', 'companyName', 'companyAddress', 'supportEmail', 'queryNotificationTimeout'],
    ['notificationTimeout', 'currencyList', 'userRoleList', 'questionaryHiddenField', 'fileTypes', 'siteName', 'disabledPages'],
  ])
    expect(names).toEqual(expect.arrayContaining(listed))
})
