// What the console can ask the server, by the names the product has for it.
import { expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { fieldOf, operationNames, partOf } from './tables.ts'

const has = (wire: string, ...verbs: readonly string[]): void =>
  expect(operationNames).toEqual(expect.arrayContaining(verbs.map((verb) => `${wire}${verb}`)))

it('counts what there is', () => {
  covers('stats', 'callRoles')
  for (const wire of ['tags', 'roles', 'payoutRequests', 'blockedLocations']) has(wire, 'GetStats')
})

it('works on categories and blocked locations', () => {
  covers('callTags', 'callBlockedLocations')
  has('tags', 'FindAll', 'Create', 'Update', 'Delete', 'GetStats')
  has('blockedLocations', 'Search', 'Create', 'Delete', 'GetStats')
})

it('works on payout requests', () => {
  covers('callPayouts')
  has('payoutRequests', 'Search', 'Pay', 'Decline', 'Undo', 'Generate', 'GetStats')
})

it('works on settings', () => {
  covers('callPaymentSystems', 'callPackages', 'callSettings', 'settingsFields')
  has('paymentSystems', 'FindAll', 'Create', 'Update', 'Delete')
  has('paymentPackages', 'FindAll', 'Create', 'Update', 'Delete')
  has('systemSettings', 'Get', 'Update')
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
