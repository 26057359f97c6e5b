// A further language: by texts, by a key where one text is two things; what is left out is said as in the specs.
import { app as library, texts as words } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const app = { ...library, languages: ['de', 'pl'] }

/** They take a count. */
export const texts = {
  ...words,
  'loans.out_one': '{0} book is out',
  'loans.out_other': '{0} books are out',
  'loans.late_one': '{0} book is late',
  'loans.late_other': '{0} books are late',
}
