// Sections in two tabs and in none, one tab alone, and what waits but is not counted, does not point here, or is found in no list.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const { detail } = library.Member
const out = { field: 'status', is: ['OUT'] }

const members = {
  ...library.Member,
  detail: {
    ...detail,
    head: {
      ...detail.head,
      open: {
        lost: { label: 'Lost', entity: 'Loan', by: 'membre', where: { field: 'status', is: ['LSOT'] } },
        fees: { label: 'Fees', entity: 'Loan', by: 'member', where: { field: 'fee', is: ['1'] } },
        books: { label: 'Books', entity: 'Book', by: 'reader', where: { field: 'kind', is: ['NOVEL'] }, of: ['guest'] },
      },
    },
    tabs: {
      card: { label: 'Card', sections: ['profile', 'adress', 'loans'] },
      reading: { label: 'Reading', sections: ['loans', 'reading'] },
      empty: { label: 'Empty', sections: [] },
    },
  },
}

const books = {
  ...library.Book,
  detail: {
    path: '/books/:bookId',
    head: { open: { loans: { label: 'Loans', entity: 'Loan', by: 'book', where: out, of: ['guests'] } } },
    sections: { loans: { kind: 'related', label: 'Loans', entity: 'Loan', by: 'book' } },
    tabs: { all: { label: 'All', sections: ['loans'] } },
  },
}

export const entities = { ...library, Member: members, Book: books }
