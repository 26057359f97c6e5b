// Threads of a book: what their rows name, what is written in them, and a right of the section's own that suffices for reading both; beside a list, what is written to an opened book.
import { entities as before } from '../../relatedOnly/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../relatedOnly/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    since: { kind: 'time', label: 'Since', required: true, written: 'server', starts: 'now' },
    book: { kind: 'reference', label: 'Book', entity: 'Book' },
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
    renews: { kind: 'reference', label: 'Renews', entity: 'Loan', written: 'server' },
    waiting: { kind: 'integer', label: 'Waiting', written: 'server' },
    late: { kind: 'flag', label: 'Late', written: 'server', starts: false },
    fee: { kind: 'money', label: 'Fee', currency: 'EUR', written: 'server' },
  },
  list: { columns: ['since', 'member', { field: 'note', under: ['renews', 'waiting', 'fee'] }, 'late'], sort: { by: 'since', first: 'newest' } },
})

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'name',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    /** With texts kept ready. */
    letter: { kind: 'longText', label: 'Letter', snippets: { entity: 'Loan', text: 'note', fills: { name: 'name' } } },
  },
  list: {
    path: '/books',
    columns: ['name'],
    sort: { by: 'name', first: 'lowest' },
    actions: ['update'],
    below: {
      letters: { label: 'Letters', entity: 'Loan', by: 'book', said: { from: 'member', text: 'note' }, answers: 'update' },
    },
  },
  detail: {
    path: '/books/:bookId',
    sections: {
      letters: {
        kind: 'threads',
        label: 'Letters',
        needs: 'lends',
        entity: 'Loan',
        by: 'book',
        with: 'member',
        unread: 'waiting',
        marks: ['late'],
        entries: { entity: 'Loan', by: 'renews', from: 'member', text: 'note', price: { of: 'fee', paid: 'late' } },
      },
    },
  },
})

export const entities = { ...before, Loan: loans, Book: books }
