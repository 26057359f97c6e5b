// Every read that the specs leave to code: what the client manager says (domain 13.1, 13.3), places to block (5.13).
import type { CustomAnswer as AnswerName } from '#generated/customs.ts'
import type { Answering } from '../../../server/kit.ts'
import { placesFor } from '../people/placesFor.ts'
import { operator } from '../operator/installedOperator.ts'

export const answers = {
  blockedLocationsAutocomplete: async ({ given }) => placesFor(given['text'] ?? ''),
  clientDetails: async () => operator().clientDetails(),
  getDomainMigration: async () => operator().getDomainMigration(),
} satisfies Record<AnswerName, Answering>
