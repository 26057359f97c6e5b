// Every read that the specs leave to code: what the client manager says (domain 13.1, 13.3), places to block (5.13).
import type { AnswerTakes } from '#generated/customCalls.ts'
import type { Answering } from '../customTypes.ts'
import { placesFor } from '../people/placesFor.ts'
import { operator } from '../operator/installedOperator.ts'

export const answers = {
  blockedLocationsAutocomplete: async ({ given }) => placesFor(given.text ?? ''),
  clientDetails: async () => operator().clientDetails(),
  getDomainMigration: async () => operator().getDomainMigration(),
} satisfies { readonly [Name in keyof AnswerTakes]: Answering<Name> }
