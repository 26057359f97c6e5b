// What texts of values need: translations, the product's date format, the reader's time zone, dictionaries.
import { useSyncExternalStore } from 'react'
import { app } from '#generated/app.ts'
import type { TextContext } from '../../../language/fields/kind.ts'
import { useText, type Text } from '../texts/useText.ts'
import { useZone } from '../viewerZone.ts'
import { lookupNow, onDictionaries } from './dictionaries.ts'

let last: TextContext | undefined

/** The same one for all cells, as long as neither texts, zone nor dictionaries change. */
const contextOf = (t: Text, zone: string, lookup: TextContext['lookup']): TextContext => {
  if (last?.t !== t || last.zone !== zone || last.lookup !== lookup) last = { t, dateFormat: app.dateFormat, zone, lookup }
  return last
}

/** Draws again when a dictionary that was asked for has arrived. */
export const useTextContext = (): TextContext => contextOf(useText(), useZone(), useSyncExternalStore(onDictionaries, lookupNow))
