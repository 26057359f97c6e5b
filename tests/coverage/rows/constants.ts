// Business constants and limits: product spec 9.
import type { Rows } from '../Row.ts'

export const constants = {
  constantSizes: ['Side drawer width 300, header height 64. Select dropdown max height 320.', 'specs/app.ts'],
  constantChunk: ['Chunk load time-out 120 seconds.', 'specs/app.ts'],
  constantAddresses: [
    'Defaults: api /graphql, backend /api, files /files, image thumbnails /image-thumbnails, video thumbnails /video-thumbnails.',
    'specs/app.ts',
  ],
  constantNotices: ['Notification time-outs: query 500, general 1000', 'specs/app.ts'],
  constantCurrencies: ['Currency list default EUR and USD.', 'specs/app.ts'],
  constantCredits: ["Internal credit currency code CRE, shown with suffix 'Cr' and two decimals", 'specs/app.ts'],
  constantSigns: ['signs + and − used', 'language/fields/money.ts'],
  constantDate: ['Date format default MM/DD/YYYY.', 'specs/app.ts'],
  constantLocale: ["Default locale en. Default site name 'connect'.", 'specs/app.ts'],
  constantPayoutPercent: ['money.defaultUserPayoutPercent default 0.', 'specs/systemSettings/money.ts'],
  constantImages: [
    'image (jpg, jpeg, jpe, heif, heic, png, webp, jxr, jif, jfif, jfi, jp2, j2k, jpf, jpx, jpm)',
    'specs/app.ts',
    'language/fileTypes.ts',
  ],
  constantVideos: ['video (webm, mkv, mov, qt, wmv, mp4, m4v, mpg, mpeg, mpv, avi)', 'specs/app.ts', 'language/fileTypes.ts'],
  constantSounds: ['audio (mp3, aac, ogg, m4a); document (pdf)', 'specs/app.ts', 'language/fileTypes.ts'],
  constantFlags: [
    'Default feature flags: paid sent message on; phone sign-up off; calling on; restrict member off; CCBill off; Netbilling on; PayPal off; Stripe off; tags on; live button off; nonprofit role off; adult disabled on; custom landing off.',
    'specs/app.ts',
  ],
  constantColours: ['Theme colours: primary #1976D2, secondary #424242, error #FF5252, success #4CAF50, warning #FB8C00.', 'specs/app.ts'],
  constantPlaces: [
    'Location dictionary: many countries with region codes joined by three underscores.',
    'language/places.ts',
    'language/locations.ts',
  ],
  constantUpgrade: ['Upgrade: Professional 500 dollars a month, first month 250; storage 1000 GB.', 'specs/app.ts'],
} as const satisfies Rows
