// Books and loans.
import { defineEntity } from '../../library/specs/vocabulary.ts'

export const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  fields: {
    note: { kind: 'text', label: 'Note' },
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
  },
  lifecycle: { label: 'State', starts: 'OUT', states: { OUT: { label: 'Out' } }, transitions: {} },
  reads: { getStats: { by: 'status' } },
  queue: { path: '/loans', waiting: ['OUT'], views: { out: { label: 'Out', states: ['OUT'] } }, columns: ['note'], sort: { by: 'status', first: 'lowest' } },
})
