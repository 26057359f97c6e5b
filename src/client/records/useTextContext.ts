// What texts of values need: translations, the product's date format, the reader's time zone, dictionaries.
import { useSyncExternalStore } from 'react'
import { app } from '#generated/app.ts'
import type { TextContext } from '../../../language/fields/kind.ts'
import { useText, type Text } from '../texts/useText.ts'
import { lookupNow, onDictionaries } from './dictionaries.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

let last: TextContext | undefined

/** The same one for all cells, as long as neither texts nor dictionaries change. */
const contextOf = (t: Text, lookup: TextContext['lookup']): TextContext => {
  if (last?.t !== t || last.lookup !== lookup) last = { t, dateFormat: app.dateFormat, zone, lookup }
  return last
}

/** Draws again when a dictionary that was asked for has arrived. */
export const useTextContext = (): TextContext => contextOf(useText(), useSyncExternalStore(onDictionaries, lookupNow))
