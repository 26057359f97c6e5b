// What the viewer has their own way: as the server wrote it into the page, and as it tells since. Browser storage knows nothing of it.
import { type KeptName, type Preferences } from '../../language/preferences.ts'
import { createStore } from './createStore.ts'

/** As server/preferences/readPage.ts begins the page. While the console is built, which works out what lists ask, there is none. */
const written = (): Preferences => {
  if (typeof document === 'undefined') return {}
  const { lang, dataset } = document.documentElement
  return { language: lang, zone: dataset['zone'], rows: dataset['rows'] }
}

export const preferences = createStore<Preferences>(written())

/** As the contract tells them: null is what was never said. */
export type PreferencesTold = { readonly [Name in KeptName]?: string | null | undefined }

/** Who prefers no language goes on reading the one that the browser asked for. */
export const takePreferences = ({ language, zone, rows, quiet, newsSeen }: PreferencesTold): void =>
  preferences.set({
    language: language ?? preferences.get().language,
    zone: zone ?? undefined,
    rows: rows ?? undefined,
    quiet: quiet ?? undefined,
    newsSeen: newsSeen ?? undefined,
  })
