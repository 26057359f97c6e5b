// Names behind codes. The location dictionary is large, so it is loaded when the first code is looked up; whoever shows one is told.
import { app } from '#generated/app.ts'

let places: ReadonlyMap<string, string> | undefined
let coming: Promise<ReadonlyMap<string, string>> | undefined
const listeners = new Set<() => void>()

const fetched = async (): Promise<ReadonlyMap<string, string>> => {
  const { locations } = await import('./locations.ts')
  places = locations
  for (const tell of listeners) tell()
  return locations
}

/** All countries (DE) and regions (DE___BE) with their names. */
export const loadLocations = (): Promise<ReadonlyMap<string, string>> => {
  coming ??= fetched().catch((error: unknown) => {
    coming = undefined
    throw error
  })
  return coming
}

const placeOf = (code: string): string | undefined => {
  if (!places) loadLocations().catch(() => undefined)
  return places?.get(code)
}

const suffixes: Readonly<Record<string, string>> = app.suffixes

/** The name behind a code, undefined while unknown; the caller shows the code until then. */
export const lookup = (dictionary: string, code: string): string | undefined => {
  if (dictionary === 'location') return placeOf(code)
  return dictionary === 'currencySuffix' ? suffixes[code] : undefined
}

export const onDictionaries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes when a dictionary has arrived. */
export const dictionariesNow = (): unknown => places
