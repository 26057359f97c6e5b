// Records in an order of their own among those of one book, shown as chips; the same records on a screen of their own, counted; what is read is audited.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true },
    book: { kind: 'reference', label: 'Book', entity: 'Book', required: true },
    length: { kind: 'choice', label: 'Length', options: { SHORT: 'Short', LONG: 'Long' } },
    place: { kind: 'integer', label: 'Place', required: true, written: 'server', starts: 0 },
  },
  readsAudited: true,
  reads: { getStats: { by: 'length' } },
  furtherStats: [{ by: 'length', wire: 'lengths', needs: 'changeBooks' }],
  order: { by: 'place', within: 'book', needs: 'changeBooks' },
  list: { whole: true, columns: ['note', 'length'], sort: { by: 'place', first: 'lowest' } },
})

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Shelves' },
  title: 'name',
  read: 'readBooks',
  fields: { name: { kind: 'text', label: 'Name', required: true } },
  detail: {
    path: '/books/:bookId',
    sections: {
      order: { kind: 'related', label: 'Order', entity: 'Loan', by: 'book', look: 'chips', when: 'fines' },
      loans: {
        kind: 'related',
        label: 'Loans',
        entity: 'Loan',
        by: 'book',
        path: 'loans',
        without: ['length'],
        counts: { label: 'Long ones', of: { field: 'length', is: ['LONG'] } },
      },
    },
  },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans, Book: books }
