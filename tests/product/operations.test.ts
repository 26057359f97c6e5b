// What the console can ask the server, by the names the product has for it.
import { expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { isInputObjectType, isObjectType } from 'graphql'
import { contract, fieldOf, operationNames, partOf } from './tables.ts'

/** Names of the fields of a type, an answer's or an input's. */
const fieldsOf = (type: string): readonly string[] => {
  const found = contract.getType(type)
  return isObjectType(found) || isInputObjectType(found) ? Object.keys(found.getFields()) : []
}

const lacks = (wire: string, ...verbs: readonly string[]): readonly string[] =>
  verbs.map((verb) => `${wire}${verb}`).filter((name) => !operationNames.includes(name))

it('counts what there is', () => {
  covers('stats')
  expect(['tags', 'roles', 'payoutRequests', 'blockedLocations'].flatMap((wire) => lacks(wire, 'GetStats'))).toEqual([])
})

it('works on categories and blocked locations', () => {
  covers('callBlockedLocations')
  expect(lacks('tags', 'FindAll', 'Create', 'Update', 'Delete', 'GetStats')).toEqual([])
  expect(lacks('blockedLocations', 'Search', 'Create', 'Delete', 'GetStats', 'Autocomplete')).toEqual([])
})

it('works on payout requests', () => {
  expect(lacks('payoutRequests', 'Search', 'Pay', 'Decline', 'Undo', 'Generate', 'GetStats')).toEqual([])
})

it('works on settings', () => {
  covers('callPaymentSystems', 'callSettings', 'settingsFields')
  expect(lacks('paymentSystems', 'FindAll', 'Create', 'Update', 'Delete')).toEqual([])
  expect(lacks('paymentPackages', 'FindAll', 'Create', 'Update', 'Delete')).toEqual([])
  expect(lacks('systemSettings', 'Get', 'Update')).toEqual([])
  for (const path of ['mainCurrency', 'money.defaultUserPayoutPercent', 'referralProgram.enabled', 'referralProgram.percent'])
    expect(fieldOf('SystemSettings', path).path).toBe(path)
  expect(fieldsOf('SystemSettings')).toEqual(
    expect.arrayContaining(['mainCurrency', 'frontendConfig', 'referralProgram', 'money', 'tutorialLinks']),
  )
})

it('works on posts and their files', () => {
  covers('callContentSets', 'callContentFiles', 'contentSetFields', 'contentFileFields', 'contentSetStarts')
  expect(lacks('contentSets', 'Search', 'FindById', 'Create', 'Update', 'Delete')).toEqual([])
  expect(lacks('contentFiles', 'Search', 'GetUploadUrls', 'Create', 'Update', 'Delete')).toEqual([])
  // `fetch` is how far the client has loaded, which is not stored (domain 15).
  const set = ['userId', 'type', 'description', 'createTime', 'modifyTime', 'size', 'cover', 'publishTime', 'scheduleTime']
  expect(fieldsOf('ContentSet')).toEqual(expect.arrayContaining(set))
  expect([fieldOf('ContentSet', 'published').starts, fieldOf('ContentSet', 'processingStatus').starts]).toEqual([true, 'NEW'])
  const file = ['setId', 'publicAccess', 'name', 'title', 'uuid']
  expect(fieldsOf('ContentFile')).toEqual(expect.arrayContaining(file))
  expect(fieldsOf('ContentFilesCreateInput').toSorted()).toEqual(file.toSorted())
})

it('asks the client manager', () => {
  covers('callClientManager')
  expect(['clientDetails', 'getDomainMigration', 'createDomainMigration'].flatMap((name) => lacks(name, ''))).toEqual([])
})

it('keeps tutorial links', () => {
  covers('tutorialLinksSetting')
  expect(lacks('tutorialLinks', 'Get', 'Update')).toEqual([])
  expect(fieldOf('SystemSettings', 'tutorialLinks.links').row?.map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'url']))
})

it('knows what the site is configured by', () => {
  covers('configFields')
  const names = partOf('SystemSettings', 'frontendConfig').fields.map(({ name }) => name)
  for (const listed of [
    ['siteLogo', 'disableAdult', 'customLanding', 'clientSideUrl', 'staticSiteEditorUrl', 'apiUrl', 'backendUrl', 'thumbnailUrl'],
    ['s3Url', 'videoThumbnailUrl', 'supportUrl', 'companyName', 'companyAddress', 'supportEmail', 'queryNotificationTimeout'],
    ['notificationTimeout', 'currencyList', 'userRoleList', 'questionaryHiddenField', 'fileTypes', 'siteName', 'disabledPages'],
  ])
    expect(names).toEqual(expect.arrayContaining(listed))
})
