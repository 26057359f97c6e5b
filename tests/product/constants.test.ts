// Business constants, word for word as the product spec has them.
import { expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { transactions } from '#generated/entities/transactions.ts'
import { fileTypes } from '../../language/fileTypes.ts'
import { locations } from '../../language/locations.ts'
import type { EntityModel } from '../../language/model.ts'
import { fieldAt } from '../../src/records/fieldAt.ts'
import { textOf } from '../../src/records/textOf.ts'
import { covers } from '../covers.ts'
import { fieldOf } from './tables.ts'

it('has the sizes and times of the frame', () => {
  covers('constantSizes', 'constantChunk', 'constantNotices')
  expect(app).toMatchObject({ drawerWidth: 300, headerHeight: 64, selectMaxHeight: 320, chunkTimeout: 120_000 })
  expect(app.notices).toEqual({ query: 500, general: 1000 })
})

it('knows where things are', () => {
  covers('constantAddresses', 'constantLocale', 'constantDate')
  expect(app.addresses).toMatchObject({
    apiUrl: '/graphql',
    backendUrl: '/api',
    filesUrl: '/files',
    thumbnailUrl: '/image-thumbnails',
    videoThumbnailUrl: '/video-thumbnails',
  })
  expect(app).toMatchObject({ basePath: '/admin/', locale: 'en', defaultSiteName: 'connect', dateFormat: 'MM/DD/YYYY' })
})

it('counts in credits', () => {
  covers('constantCurrencies', 'constantCredits', 'constantPayoutPercent')
  expect(app.suffixes).toEqual({ CRE: 'Cr' })
  expect(app.constants).toMatchObject({ internalCurrency: 'CRE', internalCurrencySuffix: 'Cr', internalCurrencyDecimals: 2 })
  expect(app.constants.currencyList).toEqual(['EUR', 'USD'])
  expect(fieldOf('SystemSettings', 'money.defaultUserPayoutPercent').starts).toBe('0.00')
})

it('offers the Professional plan at its price', () => {
  covers('constantUpgrade')
  expect(app.constants).toMatchObject({ upgradePrice: 500, upgradeFirstMonthPrice: 250, upgradeStorageGigabytes: 1000 })
})

it('writes amounts with their signs', () => {
  covers('constantSigns')
  const entity: EntityModel = transactions
  const field = fieldAt(entity, 'amount')
  const shown = (amount: string) => textOf(field!, { amount, currency: 'CRE' }, { t: (key) => key, zone: 'UTC', lookup: () => 'Cr' })
  expect([shown('12.50'), shown('-1234.00')]).toEqual(['+12.50 Cr', '\u22121,234.00 Cr'])
})

const { imageTypes, videoTypes, audioTypes, documentTypes } = app.constants
it.each([
  ['image', imageTypes, 'jpg jpeg jpe heif heic png webp jxr jif jfif jfi jp2 j2k jpf jpx jpm'],
  ['video', videoTypes, 'webm mkv mov qt wmv mp4 m4v mpg mpeg mpv avi'],
  ['audio', audioTypes, 'mp3 aac ogg m4a'],
  ['document', documentTypes, 'pdf'],
] as const)('allows files of the class %s', (name, allowed, listed) => {
  covers('constantImages', 'constantVideos', 'constantSounds')
  expect(allowed.join(' ')).toBe(listed)
  expect(allowed.filter((extension) => fileTypes[extension]?.class !== name)).toEqual([])
})

it('begins with these flags', () => {
  covers('constantFlags')
  const on = Object.entries(app.flags).flatMap(([name, is]) => (is ? [name] : []))
  expect(on.toSorted()).toEqual(['calling', 'disableAdult', 'netbilling', 'paidSentMessage', 'tags'])
  const off = ['phoneSignUp', 'restrictMember', 'ccbill', 'paypal', 'stripe', 'liveButton', 'nonprofitRole', 'customLanding']
  expect(app.flags).toMatchObject(Object.fromEntries(off.map((name) => [name, false])))
})

it('has the colours of the theme', () => {
  covers('constantColours')
  expect(app.theme).toEqual({ primary: '#1976D2', secondary: '#424242', error: '#FF5252', success: '#4CAF50', warning: '#FB8C00' })
})

it('has a dictionary of places', () => {
  covers('constantPlaces')
  const codes = [...locations.keys()]
  const regions = codes.filter((code) => code.includes('___'))
  expect(codes.length - regions.length).toBeGreaterThan(240)
  expect(regions.length).toBeGreaterThan(3_000)
  expect(regions.filter((code) => !locations.has(code.split('___')[0] ?? ''))).toEqual([])
})
