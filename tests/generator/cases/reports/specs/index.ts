// Figures over a time, of all books and of one, in parts with rights of their own; their screen is a tab beside the list of books.
import { entities as others, screens as some } from '../../plainBook/specs/index.ts'
import { defineEntity, defineScreens } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

export const screens = {
  ...some,
  ...defineScreens({ figures: { path: '/books/figures', label: 'Figures', report: { of: 'Book', name: 'all' }, tabOf: 'Book' } }),
}

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true, max: 200 } },
  reports: {
    all: {
      by: 'countBooks',
      needs: 'readBooks',
      parts: { lent: {}, counted: {}, fines: { needs: { allOf: ['readLoans', 'readHouse'] } } },
      figures: {
        lent: { kind: 'tile', label: 'Lent', part: 'lent' },
        open: { kind: 'tile', label: 'Open now', part: 'counted', counts: { of: 'Loan', where: { status: { not: ['BACK'] } } } },
        fines: { kind: 'tile', label: 'Fines', part: 'fines', counts: { of: 'Loan', at: 'since', sums: 'fee', negated: true } },
        readers: { kind: 'tile', label: 'Readers', part: 'counted', counts: { of: 'Loan', at: 'since', distinct: 'member' } },
        perDay: { kind: 'days', label: 'Loans per day', part: 'counted', counts: { of: 'Loan', at: 'since', by: 'status' } },
        back: { kind: 'days', label: 'Brought back', part: 'lent', within: 'perDay', keys: { LATE: 'Too late', IN_TIME: 'In time' } },
        states: { kind: 'split', label: 'Loans by state', part: 'counted', column: 'State', counts: { of: 'Loan', by: 'status' } },
        people: {
          kind: 'split',
          label: 'Members by role and state',
          part: 'counted',
          column: 'Role',
          counts: { of: 'Member', by: 'role', across: 'status' },
        },
        most: { kind: 'ranks', label: 'Most lent', part: 'counted', of: 'Book', column: 'Book', counts: { of: 'Loan', at: 'since', by: 'book' } },
      },
    },
    one: {
      by: 'countBook',
      wire: 'figuresOfBook',
      on: 'record',
      needs: { allOf: ['readBooks', 'readLoans'] },
      parts: { lent: {} },
      figures: {
        loans: { kind: 'tile', label: 'Loans', part: 'lent', counts: { of: 'Loan', about: 'book', at: 'since' } },
        lost: { kind: 'tile', label: 'Lost', part: 'lent' },
      },
    },
  },
  list: { path: '/books/all', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
