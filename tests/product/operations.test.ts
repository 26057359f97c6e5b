// What the console can ask the server, by the names the product has for it.
import { expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { among, proves } from '../proves.ts'
import { argumentsOf, fieldsIn, operationsThere } from './contract.ts'
import { fieldOf, operationNames, partOf } from './tables.ts'

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
})

it('works on posts and their files', () => {
  covers('callContentSets', 'callContentFiles', 'contentSetFields', 'contentFileFields', 'contentSetStarts')
  expect(lacks('contentSets', 'Search', 'FindById', 'Create', 'Update', 'Delete')).toEqual([])
  expect(lacks('contentFiles', 'Search', 'GetUploadUrls', 'Create', 'Update', 'Delete')).toEqual([])
  // `userId` is the reference, `fetch` how far the client has loaded, which is not stored (domain 15); the name is the file's own.
  const set = ['user', 'type', 'description', 'createTime', 'modifyTime', 'size', 'cover', 'publishTime', 'scheduleTime']
  for (const path of set) expect(fieldOf('ContentSet', path).path).toBe(path)
  expect([fieldOf('ContentSet', 'published').starts, fieldOf('ContentSet', 'processingStatus').starts]).toEqual([true, 'NEW'])
  for (const path of ['set', 'publicAccess', 'title', 'uuid', 'file']) expect(fieldOf('ContentFile', path).path).toBe(path)
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

/** tagsFindAll -> findAll, of tags. */
const verbs = (wire: string) =>
  among(
    operationsThere
      .filter((name) => name.startsWith(wire))
      .map((name) => name.slice(wire.length))
      .map((verb) => verb.charAt(0).toLowerCase() + verb.slice(1)),
  )
const taken = (operation: string) => among(argumentsOf(operation))

it('takes and answers what the product spec says: the session', () => {
  proves('callLogin', { arguments: taken('login'), answer: among(fieldsIn('Viewer')) })
  proves('callAuthorities', { operation: among(operationsThere), returns: among(fieldsIn('Authorities')) })
})

it('takes what the product spec says: tags, places and roles', () => {
  proves('callTags', {
    operations: verbs('tags'),
    findAll: taken('tagsFindAll'),
    create: taken('tagsCreate'),
    update: taken('tagsUpdate'),
    delete: taken('tagsDelete'),
  })
  proves('callRoles', { operations: verbs('roles') })
  proves('callBlockedLocations', {
    operations: verbs('blockedLocations'),
    create: taken('blockedLocationsCreate'),
    delete: taken('blockedLocationsDelete'),
    autocomplete: taken('blockedLocationsAutocomplete'),
    getStats: taken('blockedLocationsGetStats'),
  })
})

it('takes what the product spec says: payouts, systems, packages and settings', () => {
  proves('callPayouts', {
    operations: verbs('payoutRequests'),
    pay: taken('payoutRequestsPay'),
    decline: taken('payoutRequestsDecline'),
    undo: taken('payoutRequestsUndo'),
  })
  proves('payoutActions', { actions: verbs('payoutRequests') })
  proves('callManualPayout', { operations: verbs('manualPayoutTransactions') })
  proves('callPaymentSystems', { operations: verbs('paymentSystems') })
  proves('callPackages', {
    operations: verbs('paymentPackages'),
    findAll: taken('paymentPackagesFindAll'),
    delete: taken('paymentPackagesDelete'),
  })
  proves('callSettings', { operations: verbs('systemSettings') })
  proves('callClientManager', { operations: among(operationsThere), create: taken('createDomainMigration') })
})

it('takes and answers what the product spec says: posts and their files', () => {
  proves('callContentSets', { operations: verbs('contentSets') })
  proves('callContentFiles', {
    operations: verbs('contentFiles'),
    getUploadUrls: taken('contentFilesGetUploadUrls'),
    returns: among(fieldsIn('UploadUrl')),
  })
  proves('callContentFileCreate', { create: taken('contentFilesCreate') })
})
