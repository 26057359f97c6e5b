// What a kind of screen brings to the examination that all of them sit. A new kind cannot be registered without one.
import type { ScreenKindName } from '../../../language/screens/index.ts'

export interface Passport {
  /** A right to one's own opens it: always (the server narrows what it lists), or of a person who is oneself. */
  readonly own: 'always' | 'of oneself'
  /** It answers as if it were not there where its place is switched off. */
  readonly goesOff: boolean
  /** One code for all its screens, or each its own. */
  readonly code: 'shared' | 'own'
}

export const passports = {
  list: { own: 'always', goesOff: true, code: 'shared' },
  queue: { own: 'always', goesOff: true, code: 'shared' },
  detail: { own: 'of oneself', goesOff: false, code: 'shared' },
  settings: { own: 'of oneself', goesOff: true, code: 'shared' },
  report: { own: 'of oneself', goesOff: true, code: 'shared' },
  home: { own: 'of oneself', goesOff: true, code: 'shared' },
  login: { own: 'of oneself', goesOff: true, code: 'shared' },
  handbook: { own: 'of oneself', goesOff: true, code: 'shared' },
  rights: { own: 'of oneself', goesOff: true, code: 'shared' },
  custom: { own: 'of oneself', goesOff: true, code: 'own' },
} as const satisfies Record<ScreenKindName, Passport>
