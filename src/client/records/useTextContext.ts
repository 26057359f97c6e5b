// What texts of values need: translations, the product's date format, the reader's time zone, dictionaries.
import { useMemo, useSyncExternalStore } from 'react'
import { app } from '#generated/app.ts'
import type { TextContext } from '../../../language/fields/kind.ts'
import { useText } from '../texts/useText.ts'
import { lookupNow, onDictionaries } from './dictionaries.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Draws again when a dictionary that was asked for has arrived. */
export const useTextContext = (): TextContext => {
  const t = useText()
  const lookup = useSyncExternalStore(onDictionaries, lookupNow)
  return useMemo(() => ({ t, dateFormat: app.dateFormat, zone, lookup }), [t, lookup])
}
