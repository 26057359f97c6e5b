// What the console can ask the server, by the names the product has for it.
import { expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { allEntities } from '#generated/entities/all.ts'
import { covers } from '../covers.ts'
import { among, amongLabels, proves } from '../proves.ts'
import { argumentsOf, fieldsIn, inWords, operationsThere, typeIn } from './contract.ts'
import { entityOf, fieldOf, operationNames, partOf, wordOf } from './tables.ts'

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

it('asks before everything that domain 14 lists: nothing but approving a post is done unasked', () => {
  expect(allEntities.flatMap(({ actions }) => actions.filter(({ unasked }) => unasked).map(({ operation }) => operation))).toEqual([
    'postVerificationsApprove',
  ])
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
  // `fetch` is how far the client has loaded, which is not stored (domain 15).
  const set = ['userId', 'type', 'description', 'createTime', 'modifyTime', 'size', 'cover', 'publishTime', 'scheduleTime']
  expect(fieldsIn('ContentSet')).toEqual(expect.arrayContaining(set))
  expect([fieldOf('ContentSet', 'published').starts, fieldOf('ContentSet', 'processingStatus').starts]).toEqual([true, 'NEW'])
  const file = ['setId', 'publicAccess', 'name', 'title', 'uuid']
  expect(fieldsIn('ContentFile')).toEqual(expect.arrayContaining(file))
  expect(fieldsIn('ContentFilesCreateInput').toSorted()).toEqual(file.toSorted())
})

it('asks the client manager', () => {
  covers('callClientManager')
  expect(['clientDetails', 'getDomainMigration', 'createDomainMigration'].flatMap((name) => lacks(name, ''))).toEqual([])
})

it('keeps tutorial links', () => {
  proves('tutorialLinksSetting', { field: among(fieldsIn('SystemSettings')) })
  expect(lacks('tutorialLinks', 'Get', 'Update')).toEqual([])
  expect(fieldOf('SystemSettings', 'tutorialLinks.links').row?.map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'url']))
})

it('knows what the site is configured by', () => {
  covers('configFields')
  const sections = entityOf('SystemSettings').details.flatMap((detail) => detail.sections)
  const ofFlags = sections.filter(
    (section) => 'fields' in section && Object.keys(app.flags).every((name) => section.fields?.includes(`frontendConfig.${name}`)),
  )
  proves('configFlags', { fields: amongLabels(ofFlags.map(({ label }) => wordOf(label))) })
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
  proves('callAutocomplete', { operation: verbs('blockedLocations'), by: taken('blockedLocationsAutocomplete') })
  const verb = verbs('blockedLocations')
  const able = (said: string): string => said.replace(/able$/, '')
  proves('blockedLocationSearch', {
    ways: (said) => ((verb(able(said)) ?? verb(`${able(said)}e`)) === undefined ? undefined : said),
    by: taken('blockedLocationsAutocomplete'),
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
  const generated = operationsThere.filter((name) => name.endsWith('Generate')).map((name) => name.replace(/Generate$/, ''))
  proves('payoutGenerated', {
    what: among(generated.map((wire) => inWords(wire).replace(/s$/, ''))),
    how: (said) => (verbs('payoutRequests')(said.replace(/d$/, '')) === undefined ? undefined : said),
  })
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
  const asking = operationsThere.filter((name) => typeIn('Query', name) === 'Uploads' || typeIn('Mutation', name) === 'Uploads')
  const words = asking.flatMap((name) => inWords(name).split(' '))
  proves('uploadsNeedAddresses', { address: among(words), of: among(words.map((word) => word.replace(/s$/, ''))) })
  proves('callContentFileCreate', { create: taken('contentFilesCreate') })
})
