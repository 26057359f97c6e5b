// Who works in the library, and who holds which right.
import { defineAccess } from 'concord'

export const access = defineAccess({
  roles: {
    director: { one: 'Director', many: 'Directors', staff: true, givenBy: ['director'] },
    librarian: { one: 'Librarian', many: 'Librarians', staff: true, givenBy: ['director'] },
    desk: { one: 'Desk clerk', many: 'Desk clerks', staff: true, givenBy: ['director'] },
  },
  groups: { everybody: ['director', 'librarian', 'desk'] },
  areas: {
    catalogue: { label: 'Books and branches, read', any: ['readCatalogue'], holds: ['director', 'librarian', 'desk'] },
    collection: { label: 'Books and copies, change', any: ['changeCollection'], holds: ['director', 'librarian'] },
    members: { label: 'Members', any: ['readMembers', 'changeMembers'], holds: ['director', 'librarian', 'desk'] },
    /** A card is taken away by who answers for it. */
    blocking: { label: 'Members, block', any: ['blockMembers'], holds: ['director', 'librarian'] },
    lending: { label: 'Loans and reservations', any: ['readLending', 'changeLending'], holds: ['director', 'librarian', 'desk'] },
    fines: { label: 'Fines', any: ['readFines', 'takeFines'], holds: ['director', 'desk'] },
    corrections: { label: 'Fines, take back', any: ['correctFines'], holds: ['director'] },
    figures: { label: 'Figures', any: ['readFigures'], holds: ['director', 'librarian'] },
    staff: { label: 'Staff', any: ['readStaff', 'changeStaff'], my: ['readMyself'], holds: ['director'], holdsMy: ['librarian', 'desk'] },
    house: { label: 'Branches, hours and rules of the house', any: ['readHouse', 'changeHouse'], holds: ['director'] },
    audit: { label: 'Audit', any: ['readAudit'], holds: ['director'] },
  },
})
