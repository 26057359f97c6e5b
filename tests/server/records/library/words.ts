// The library's names: roles, rights, entities.
import { defineAccess, defineVocabulary, speak, type WordsOf } from '../../../../language/define.ts'

export const access = defineAccess({
  roles: {
    librarian: { one: 'Librarian', many: 'Librarians', staff: true },
    helper: { one: 'Helper', many: 'Helpers', staff: true },
    reader: { one: 'Reader', many: 'Readers' },
  },
  groups: { readers: ['reader'], staff: ['librarian', 'helper'] },
  areas: {
    members: {
      label: 'Members',
      any: ['readMembers', 'changeMembers', 'readContacts', 'changeContacts', 'barMembers', 'seeRatings'],
      my: ['readMe', 'changeMe'],
      holds: ['librarian'],
      holdsMy: ['helper'],
    },
    books: { label: 'Books', any: ['readBooks', 'changeBooks', 'readPrices', 'changePrices'], holds: ['librarian'] },
    loans: { label: 'Loans', any: ['readLoans', 'changeLoans'], my: ['readMyLoans'], holds: ['librarian'], holdsMy: ['helper'] },
  },
})
export const vocabulary = defineVocabulary({ access, entities: ['Member', 'Book', 'Genre', 'Loan', 'House'], flags: [], named: [] })
export interface Words extends WordsOf<typeof vocabulary> {}
export const { defineEntity, definePart, definePerson, defineApp, defineMenu, defineNamed, defineScreens, defineTexts } = speak<Words>()
