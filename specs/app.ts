// Constants and limits of the product (product spec 9). Times are milliseconds, sizes pixels, prices dollars.
import { defineApp } from './vocabulary.ts'

/** The platform's own credit: its code, and what is written after an amount of it. */
export const credits = 'CRE'
const creditSuffix = 'Cr'

export const app = defineApp({
  basePath: '/admin/',
  defaultSiteName: 'connect',
  locale: 'en',
  languages: ['de'],
  dateFormat: 'MM/DD/YYYY',
  drawerWidth: 300,
  headerHeight: 64,
  selectMaxHeight: 320,
  chunkTimeout: 120_000,
  configTries: 3,
  configPause: 1_000,
  addresses: {
    apiUrl: '/graphql',
    backendUrl: '/api',
    filesUrl: '/files',
    thumbnailUrl: '/image-thumbnails',
    videoThumbnailUrl: '/video-thumbnails',
    // Empty until somebody configures them; what leads there is not shown meanwhile.
    s3Url: '',
    clientSideUrl: '',
    staticSiteEditorUrl: '',
    supportUrl: '',
    suggestFeatureUrl: '',
    upgradeUrl: '',
  },
  notices: { query: 500, general: 1_000 },
  theme: { primary: '#1976D2', secondary: '#424242', error: '#FF5252', success: '#4CAF50', warning: '#FB8C00' },
  suffixes: { [credits]: creditSuffix },
  flags: {
    paidSentMessage: true,
    phoneSignUp: false,
    calling: true,
    restrictMember: false,
    ccbill: false,
    netbilling: true,
    paypal: false,
    stripe: false,
    tags: true,
    liveButton: false,
    nonprofitRole: false,
    disableAdult: true,
    customLanding: false,
  },
  configuration: { entity: 'SystemSettings', part: 'frontendConfig' },
  constants: {
    internalCurrency: credits,
    internalCurrencySuffix: creditSuffix,
    internalCurrencyDecimals: 2,
    currencyList: ['EUR', 'USD'],
    mainCurrency: 'EUR',
    upgradePlan: 'Professional',
    upgradePrice: 500,
    upgradeFirstMonthPrice: 250,
    upgradeStorageGigabytes: 1_000,
    imageTypes: ['jpg', 'jpeg', 'jpe', 'heif', 'heic', 'png', 'webp', 'jxr', 'jif', 'jfif', 'jfi', 'jp2', 'j2k', 'jpf', 'jpx', 'jpm'],
    videoTypes: ['webm', 'mkv', 'mov', 'qt', 'wmv', 'mp4', 'm4v', 'mpg', 'mpeg', 'mpv', 'avi'],
    audioTypes: ['mp3', 'aac', 'ogg', 'm4a'],
    documentTypes: ['pdf'],
  },
})
