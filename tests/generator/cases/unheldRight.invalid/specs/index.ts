// A right that no role holds lets nobody in; a right listed twice.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const books = library.Book

export const access = {
  roles: { director: { one: 'Director', many: 'Directors', staff: true }, librarian: { one: 'Librarian', many: 'Librarians', staff: true }, reader: { one: 'Reader', many: 'Readers' }, patron: { one: 'Patron', many: 'Patrons' } },
  groups: { everybody: ['director', 'librarian', 'readers'], guests: ['reader', 'patron', 'reader'] },
  areas: {
    members: { label: 'Members', any: ['readMembers', 'changeMembers'], my: ['readMe', 'changeMe'], holds: ['director'] },
    more: { label: 'More', any: ['readAddresses', 'readLoans', 'changeLoans', 'changeBooks', 'readHouse', 'changeHouse', 'readMembers'], holds: ['directer'] },
    none: { label: 'None', any: ['readBooks'], holds: [] },
  },
}

export const entities = { ...library, Book: books }
