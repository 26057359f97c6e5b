// Places that fit what is typed, as the form that blocks one offers them (domain 5.13).
import { locations } from '../../../language/locations.ts'
import { placeName } from '../../../language/places.ts'
import { addressOf } from './placeOf.ts'

/** DE, DE___BE or an address, and what it is called. */
export interface OfferedPlace {
  readonly code: string
  readonly name: string
}

const maxPlaces = 20

/** Countries first, by name. A region's name says its country, so that typing a country finds its regions too. */
const places = [...locations.keys()].map((code): OfferedPlace & { readonly low: string } => {
  const name = placeName(code, (each) => locations.get(each))
  return { code, name, low: name.toLowerCase() }
})

/** At most twenty: those that begin with the text before those that only hold it; a valid address is the only one, in the form it is kept. */
export const placesFor = (text: string): readonly OfferedPlace[] => {
  const typed = text.trim().toLowerCase()
  const address = addressOf(typed)
  if (address !== undefined) return [{ code: address, name: address }]
  const begin = places.filter(({ low }) => low.startsWith(typed))
  const hold = begin.length < maxPlaces ? places.filter(({ low }) => !low.startsWith(typed) && low.includes(typed)) : []
  return [...begin, ...hold].slice(0, maxPlaces).map(({ code, name }) => ({ code, name }))
}
