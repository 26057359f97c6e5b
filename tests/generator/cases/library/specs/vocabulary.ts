// All names of the library.
import { defineVocabulary, speak } from '../../../../../language/define.ts'
import type { WordsOf } from '../../../../../language/define.ts'
import { access } from './access.ts'

export const vocabulary = defineVocabulary({
  access,
  entities: ['Member', 'Book', 'Loan', 'HouseSettings'],
  flags: ['patrons', 'fines'],
  named: ['lends'],
})

export interface Words extends WordsOf<typeof vocabulary> {}

export const { definePart, defineEntity, defineNamed, definePerson, defineMenu, defineScreens, defineApp, defineTexts } = speak<Words>()
