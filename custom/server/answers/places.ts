// Places that fit what is typed, as the form that blocks one offers them (domain 5.13).
import { locations } from '../../../language/locations.ts'
import { placeName } from '../../../language/places.ts'
import type { Answering } from '../../../server/kit.ts'
import { addressOf } from '../people/placeOf.ts'

const maxPlaces = 20

/** Countries first, by name. A region's name says its country, so that typing a country finds its regions too. */
const places = [...locations.keys()].map((code) => {
  const name = placeName(code, (each) => locations.get(each))
  return { code, name, low: name.toLowerCase() }
})

/** At most twenty: those that begin with the text before those that only hold it; a valid address is the only one, in the form it is kept. */
export const blockedLocationsAutocomplete: Answering<'blockedLocationsAutocomplete'> = async ({ given }) => {
  const typed = (given.text ?? '').trim().toLowerCase()
  const address = addressOf(typed)
  if (address !== undefined) return [{ code: address, name: address }]
  const begin = places.filter(({ low }) => low.startsWith(typed))
  const hold = begin.length < maxPlaces ? places.filter(({ low }) => !low.startsWith(typed) && low.includes(typed)) : []
  return [...begin, ...hold].slice(0, maxPlaces).map(({ code, name }) => ({ code, name }))
}
