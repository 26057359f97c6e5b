// Business constants, word for word as the product spec has them.
import { expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { transactions } from '#generated/entities/transactions.ts'
import { fileTypes } from '../../language/fileTypes.ts'
import { locations } from '../../language/locations.ts'
import type { EntityModel } from '../../language/model.ts'
import { fieldAt } from '../../src/client/records/fieldAt.ts'
import { textOf } from '../../language/textOf.ts'
import { among, amongLabels, proves } from '../proves.ts'
import { wordsFor } from './inProse.ts'
import { fieldOf, optionsOf, spelled, wordOf } from './tables.ts'

it('has the sizes and times of the frame', () => {
  proves('constantBasePath', { basePath: app.basePath })
  proves('constantSizes', { drawer: app.drawerWidth, header: app.headerHeight })
  proves('constantSelect', { height: app.selectMaxHeight })
  proves('constantChunk', { seconds: app.chunkTimeout / 1_000 })
  proves('callTries', { tries: app.configTries, seconds: app.configPause / 1_000 })
  proves('constantNotices', app.notices)
})

it('knows where things are', () => {
  const { apiUrl, backendUrl, filesUrl, thumbnailUrl, videoThumbnailUrl } = app.addresses
  proves('constantAddresses', { api: apiUrl, backend: backendUrl, files: filesUrl, images: thumbnailUrl, videos: videoThumbnailUrl })
  proves('constantLocale', { locale: app.locale, siteName: app.defaultSiteName })
  proves('constantDate', { format: app.dateFormat })
})

it('counts in credits', () => {
  const { internalCurrency, internalCurrencySuffix, internalCurrencyDecimals, currencyList } = app.constants
  proves('constantCredits', { code: internalCurrency, suffix: internalCurrencySuffix, decimals: spelled(internalCurrencyDecimals) })
  expect(app.suffixes).toEqual({ [internalCurrency]: internalCurrencySuffix })
  proves('constantCurrencies', { currencies: currencyList })
  const { starts } = fieldOf('SystemSettings', 'money.defaultUserPayoutPercent')
  expect(starts).toBe('0.00')
  proves('constantPayoutPercent', { percent: Number(starts) })
})

it('offers the Professional plan at its price', () => {
  const { upgradePlan, upgradePrice, upgradeFirstMonthPrice, upgradeStorageGigabytes } = app.constants
  const plan = upgradePlan.charAt(0) + upgradePlan.slice(1).toLowerCase()
  proves('constantUpgrade', { plan, month: upgradePrice, firstMonth: upgradeFirstMonthPrice, storage: upgradeStorageGigabytes })
})

it('writes amounts with their signs', () => {
  const entity: EntityModel = transactions
  const field = fieldAt(entity, 'amount')
  const shown = (amount: string) =>
    textOf(field!, { amount, currency: 'CRE' }, { t: (key) => key, dateFormat: app.dateFormat, zone: 'UTC', lookup: () => 'Cr' })
  const both = [shown('12.50'), shown('-1234.00')]
  expect(both).toEqual(['+12.50 Cr', '\u22121,234.00 Cr'])
  proves('constantSigns', { signs: both.map((each) => each.charAt(0)) })
})

const { imageTypes, videoTypes, audioTypes, documentTypes } = app.constants
it('allows files of these classes', () => {
  const classOf = (allowed: readonly string[]) => [...new Set(allowed.map((extension) => fileTypes[extension]?.class))].join(' and ')
  proves('constantImages', { class: classOf(imageTypes), types: imageTypes })
  proves('constantVideos', { class: classOf(videoTypes), types: videoTypes })
  proves('constantSounds', { class: classOf(audioTypes), types: audioTypes })
  proves('constantDocuments', { class: classOf(documentTypes), types: documentTypes })
})

it('begins with these flags', () => {
  const on = Object.entries(app.flags).flatMap(([name, is]) => (is ? [name] : []))
  expect(on.toSorted()).toEqual(['calling', 'disableAdult', 'netbilling', 'paidSentMessage', 'tags'])
  const labelOf = (name: string) => wordOf(fieldOf('SystemSettings', `frontendConfig.${name}`).label)
  proves('constantFlags', { flags: amongLabels(Object.entries(app.flags).map(([name, is]) => `${labelOf(name)} ${is ? 'on' : 'off'}`)) })
})

it('has the colours of the theme', () => {
  proves('constantColours', app.theme)
})

it('has a dictionary of places', () => {
  const codes = [...locations.keys()]
  const regions = codes.filter((code) => code.includes('___'))
  expect(codes.length - regions.length).toBeGreaterThan(240)
  expect(regions.length).toBeGreaterThan(3_000)
  expect(regions.filter((code) => !locations.has(code.split('___')[0] ?? ''))).toEqual([])
  const [country = '', region = ''] = optionsOf('BlockedLocation', 'kind').map((kind) => kind.toLowerCase())
  const joins = [...new Set(regions.map((code) => code.replaceAll(/[A-Z0-9]/g, '')))]
  const underscores = spelled(joins.every((join) => /^_+$/.test(join)) ? Math.max(...joins.map((join) => join.length)) : 0)
  const codeOf = (kind: string): string => `${kind} code`
  proves('locationDictionary', {
    names: among([country, region]),
    codes: among([country, region].map(codeOf)),
    form: joins.map((join) => [country, region].map((kind) => kind.toUpperCase()).join(join)).join(),
    underscores,
  })
  proves('constantPlaces', {
    names: country.replace(/y$/, 'ies'),
    codes: `${codeOf(region)}s`,
    joined: `${underscores} ${wordsFor(joins.join().charAt(0))}s`,
  })
})
