// Threads of what is no thread: tied to something else, in no order of time, named by what their rows do not show or by what is of another sort.
import { entities as before } from '../../relatedOnly/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../relatedOnly/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'name',
  read: 'readBooks',
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    plea: { kind: 'longText', label: 'Plea', snippets: { entity: 'Loan', text: 'nota', fills: { name: 'nane' } } },
    hidden: { kind: 'text', label: 'Hidden' },
    since: { kind: 'time', label: 'Since', required: true, written: 'server', starts: 'now' },
    book: { kind: 'reference', label: 'Book', entity: 'Book' },
    reader: { kind: 'reference', label: 'Reader', entity: 'Member' },
  },
  list: {
    columns: ['since', 'name', { field: 'book', under: ['reader'] }],
    sort: { by: 'since', first: 'newest' },
    actions: ['update'],
    below: { told: { label: 'Told', entity: 'Loan', by: 'book', said: { from: 'note', text: 'nota' }, answers: 'updat' } },
  },
  update: 'changeBooks',
  detail: {
    path: '/books/:bookId',
    sections: {
      letters: {
        kind: 'threads',
        label: 'Letters',
        entity: 'Book',
        by: 'reader',
        with: 'name',
        copyOf: 'reader',
        last: 'hidden',
        unread: 'name',
        marks: ['since'],
        answers: 'updat',
        entries: {
          entity: 'Loan',
          by: 'renews',
          from: 'note',
          author: 'member',
          text: 'nota',
          price: { of: 'note', paid: 'note' },
          attached: { entity: 'Book', by: 'book', of: 'reader', file: 'name' },
        },
      },
    },
  },
})

export const entities = { ...before, Book: books }
