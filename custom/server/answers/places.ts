// Places to block (domain 5.13).
import type { Answering } from '../../../server/kit.ts'
import { placesFor } from '../people/placesFor.ts'

export const blockedLocationsAutocomplete: Answering<'blockedLocationsAutocomplete'> = async ({ given }) => placesFor(given.text ?? '')
