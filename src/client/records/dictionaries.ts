// Names behind codes. The location dictionary is large, so it is loaded when the first code is looked up; whoever shows one is told.
import { app } from '#generated/app.ts'
import { loadChunk } from '../loadChunk.ts'
import { onceLoaded } from '../onceLoaded.ts'
import type { AppModel } from '../../../language/model.ts'
import type { TextContext } from '../../../language/fields/kind.ts'

type Places = ReadonlyMap<string, string>

const listeners = new Set<() => void>()
const model: AppModel = app

const lookupIn =
  (placeOf: (code: string) => string | undefined): TextContext['lookup'] =>
  (dictionary, code) => {
    if (dictionary === 'location') return placeOf(code)
    return dictionary === 'currencySuffix' ? model.suffixes?.[code] : undefined
  }

const askForPlace = (): undefined => {
  loadLocations().catch(() => undefined)
}
let now: TextContext['lookup'] = lookupIn(askForPlace)

const fetched = async (): Promise<Places> => {
  const { locations } = await loadChunk(() => import('../../../language/locations.ts'), app.chunkTimeout)
  now = lookupIn((code) => locations.get(code))
  for (const tell of listeners) tell()
  return locations
}

/** All countries (DE) and regions (DE___BE) with their names. */
export const loadLocations = onceLoaded(fetched)

/** The name behind a code, undefined while unknown. Another function once a dictionary has arrived, so that texts are made anew. */
export const lookupNow = (): TextContext['lookup'] => now

export const onDictionaries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
