// All names of the library.
import { defineVocabulary, speak } from 'concord'
import type { WordsOf } from 'concord'
import { access } from './access.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: [
    'Loan',
    'EarlierTerm',
    'Reservation',
    'Member',
    'Fine',
    'Book',
    'Copy',
    'Branch',
    'OpeningHour',
    'Employee',
    'House',
    'AuditRecord',
  ],
})

export interface Words extends WordsOf<typeof vocabulary> {}

export const { definePart, defineEntity, definePerson, defineMenu, defineScreens, defineApp, defineTexts } = speak<Words>()
