// Another value for every constant of the product, and how they are written into the specs of a copy.
import { app } from '#generated/app.ts'
import type { Copy } from './makeCopy.ts'

type Value = string | number | boolean | readonly string[]

/** What these say is no figure: which languages have texts, where the configuration is kept, and where history, receipts of runs and sessions are shown. */
const names: ReadonlySet<string> = new Set(['languages', 'configuration', 'history', 'receipts', 'sessions'])
/** Follows from the two constants of the internal currency. */
const derived: ReadonlySet<string> = new Set(['suffixes'])

/** basePath, addresses.apiUrl, flags.tags ... */
export const constantNames: readonly string[] = Object.entries(app).flatMap(([name, value]) => {
  if (names.has(name) || derived.has(name)) return []
  return typeof value === 'object' ? Object.keys(value).map((key) => `${name}.${key}`) : [name]
})

const flags = Object.fromEntries(Object.entries(app.flags).map(([name, is]) => [`flags.${name}`, !is]))

export const changed: Readonly<Record<string, Value>> = {
  basePath: '/console/',
  defaultSiteName: 'Brightline',
  locale: 'en-GB',
  dateFormat: 'DD.MM.YYYY',
  drawerWidth: 280,
  headerHeight: 72,
  selectMaxHeight: 150,
  chunkTimeout: 8_000,
  configTries: 2,
  configPause: 1_500,
  'addresses.apiUrl': '/graph',
  'addresses.backendUrl': '/back',
  'addresses.filesUrl': '/media',
  'addresses.thumbnailUrl': '/small',
  'addresses.videoThumbnailUrl': '/stills',
  'addresses.s3Url': 'https://files.example',
  'addresses.clientSideUrl': 'https://client.example',
  'addresses.staticSiteEditorUrl': 'https://editor.example',
  'addresses.supportUrl': 'https://support.example',
  'addresses.suggestFeatureUrl': 'https://ideas.example',
  'addresses.upgradeUrl': 'https://upgrade.example',
  'notices.query': 700,
  'notices.general': 1_700,
  'theme.primary': '#00695C',
  'theme.secondary': '#4E342E',
  'theme.error': '#D50000',
  'theme.success': '#2E7D32',
  'theme.warning': '#EF6C00',
  ...flags,
  'constants.internalCurrency': 'PTS',
  'constants.internalCurrencySuffix': 'Pt',
  'constants.internalCurrencyDecimals': 1,
  'constants.currencyList': ['GBP', 'CHF'],
  'constants.mainCurrency': 'GBP',
  'constants.upgradePlan': 'Master',
  'constants.upgradePrice': 610,
  'constants.upgradeFirstMonthPrice': 310,
  'constants.upgradeStorageGigabytes': 1_900,
  'constants.imageTypes': ['webp', 'png'],
  'constants.videoTypes': ['mp4'],
  'constants.audioTypes': ['m4a', 'mp3'],
  'constants.documentTypes': [],
}

/** Where app.ts names a value once for several places. */
const written: Readonly<Record<string, string>> = {
  'constants.internalCurrency': 'const credits =',
  'constants.internalCurrencySuffix': 'const creditSuffix =',
}

const literal = (value: Value | undefined): string => JSON.stringify(value).replaceAll('"', "'")

/** @throws where a constant does not stand in specs/app.ts exactly once */
export const writeChanged = ({ read, write }: Pick<Copy, 'read' | 'write'>): void => {
  let text = read('specs/app.ts')
  for (const [name, value] of Object.entries(changed)) {
    const before = written[name] ?? `\\b${name.split('.').at(-1)}:`
    const found = [...text.matchAll(new RegExp(`(${before} )('[^']*'|\\[[^\\]]*\\]|[\\w]+)`, 'g'))]
    const [match] = found
    if (!match || found.length > 1) throw new Error(`${name} stands ${found.length} times in specs/app.ts`)
    text = `${text.slice(0, match.index)}${match[1]}${literal(value)}${text.slice(match.index + match[0].length)}`
  }
  write('specs/app.ts', text)
}
