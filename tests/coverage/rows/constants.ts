// Business constants and limits: product spec 9.
import { listed } from '../listed.ts'
import type { Rows } from '../Row.ts'

export const constants = {
  constantBasePath: { says: 'Base path /admin/.', parts: { basePath: '/admin/' }, stands: ['specs/app.ts'] },
  constantSizes: {
    says: 'Side drawer width 300, header height 64.',
    parts: { drawer: '300', header: '64' },
    stands: ['specs/app.ts'],
  },
  constantSelect: { says: 'Select dropdown max height 320.', parts: { height: '320' }, stands: ['specs/app.ts'] },
  constantChunk: { says: 'Chunk load time-out 120 seconds.', parts: { seconds: '120' }, stands: ['specs/app.ts'] },
  constantAddresses: {
    says: 'Defaults: api /graphql, backend /api, files /files, image thumbnails /image-thumbnails, video thumbnails /video-thumbnails.',
    parts: { api: '/graphql', backend: '/api', files: '/files', images: '/image-thumbnails', videos: '/video-thumbnails' },
    stands: ['specs/app.ts'],
  },
  constantNotices: {
    says: 'Notification time-outs: query 500, general 1000',
    parts: { query: '500', general: '1000' },
    stands: ['specs/app.ts'],
  },
  constantNoticeTime: {
    says: '(the status notice time-out comes from configuration).',
    parts: { configured: 'time-out' },
    stands: ['src/client/mergeConfiguration.ts'],
  },
  constantCurrencies: { says: 'Currency list default EUR and USD.', parts: { currencies: ['EUR', 'USD'] }, stands: ['specs/app.ts'] },
  constantCredits: {
    says: "Internal credit currency code CRE, shown with suffix 'Cr' and two decimals",
    parts: { code: 'CRE', suffix: 'Cr', decimals: 'two' },
    stands: ['specs/app.ts'],
  },
  constantSigns: { says: 'signs + and − used', parts: { signs: ['+', '−'] }, stands: ['language/fields/money.ts'] },
  constantDate: { says: 'Date format default MM/DD/YYYY.', parts: { format: 'MM/DD/YYYY' }, stands: ['specs/app.ts'] },
  constantLocale: {
    says: "Default locale en. Default site name 'connect'.",
    parts: { locale: 'en', siteName: 'connect' },
    stands: ['specs/app.ts'],
  },
  constantPayoutPercent: {
    says: 'money.defaultUserPayoutPercent default 0.',
    parts: { percent: '0' },
    stands: ['specs/systemSettings/money.ts'],
  },
  constantImages: {
    says: 'image (jpg, jpeg, jpe, heif, heic, png, webp, jxr, jif, jfif, jfi, jp2, j2k, jpf, jpx, jpm)',
    parts: { class: 'image', types: listed('jpg, jpeg, jpe, heif, heic, png, webp, jxr, jif, jfif, jfi, jp2, j2k, jpf, jpx, jpm') },
    stands: ['specs/app.ts', 'language/fileTypes.ts'],
  },
  constantVideos: {
    says: 'video (webm, mkv, mov, qt, wmv, mp4, m4v, mpg, mpeg, mpv, avi)',
    parts: { class: 'video', types: listed('webm, mkv, mov, qt, wmv, mp4, m4v, mpg, mpeg, mpv, avi') },
    stands: ['specs/app.ts', 'language/fileTypes.ts'],
  },
  constantSounds: {
    says: 'audio (mp3, aac, ogg, m4a)',
    parts: { class: 'audio', types: listed('mp3, aac, ogg, m4a') },
    stands: ['specs/app.ts', 'language/fileTypes.ts'],
  },
  constantDocuments: {
    says: 'document (pdf)',
    parts: { class: 'document', types: ['pdf'] },
    stands: ['specs/app.ts', 'language/fileTypes.ts'],
  },
  constantFlags: {
    says: 'Default feature flags: paid sent message on; phone sign-up off; calling on; restrict member off; CCBill off; Netbilling on; PayPal off; Stripe off; tags on; live button off; nonprofit role off; adult disabled on; custom landing off.',
    parts: {
      flags: listed(
        'paid sent message on; phone sign-up off; calling on; restrict member off; CCBill off; Netbilling on; PayPal off; Stripe off; tags on; live button off; nonprofit role off; adult disabled on; custom landing off',
      ),
    },
    stands: ['specs/app.ts'],
  },
  constantColours: {
    says: 'Theme colours: primary #1976D2, secondary #424242, error #FF5252, success #4CAF50, warning #FB8C00.',
    parts: { primary: '#1976D2', secondary: '#424242', error: '#FF5252', success: '#4CAF50', warning: '#FB8C00' },
    stands: ['specs/app.ts'],
  },
  constantPlaces: {
    says: 'Location dictionary: many countries with region codes joined by three underscores.',
    parts: { names: 'countries', codes: 'region codes', joined: 'three underscores' },
    stands: ['language/places.ts', 'language/locations.ts'],
  },
  constantUpgrade: {
    says: 'Upgrade: Professional 500 dollars a month, first month 250; storage 1000 GB.',
    parts: { plan: 'Professional', month: '500', firstMonth: '250', storage: '1000' },
    stands: ['specs/app.ts'],
  },
} as const satisfies Rows
