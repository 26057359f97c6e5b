// A small lending library: who there is and who holds which right.
import { defineAccess } from '../../../../../language/define.ts'

export const access = defineAccess({
  roles: {
    director: { one: 'Director', many: 'Directors', staff: true },
    librarian: { one: 'Librarian', many: 'Librarians', staff: true },
    reader: { one: 'Reader', many: 'Readers' },
    patron: { one: 'Patron', many: 'Patrons', when: 'patrons' },
  },
  groups: { everybody: ['director', 'librarian', 'reader', 'patron'], guests: ['reader', 'patron'] },
  areas: {
    members: { label: 'Members', any: ['readMembers', 'changeMembers'], my: ['readMe', 'changeMe'], holds: ['director', 'librarian'] },
    addresses: { label: 'Addresses', any: ['readAddresses'], client: ['readMyAddress'], holds: ['director', 'librarian'] },
    shelves: { label: 'Books', any: ['readBooks', 'changeBooks'], holds: ['director', 'librarian'] },
    desk: { label: 'Lending', any: ['readLoans', 'changeLoans'], holds: ['director', 'librarian'] },
    house: { label: 'The house', any: ['readHouse', 'changeHouse'], holds: ['director'] },
  },
})
