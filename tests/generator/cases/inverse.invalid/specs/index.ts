// An inverse that does not lead back.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  lifecycle: {
    label: 'State',
    starts: 'IN',
    states: { IN: { label: 'In' }, OUT: { label: 'Out' }, SHELVED: { label: 'Shelved' } },
    transitions: {
      lend: { label: 'Lend', from: ['IN'], to: 'OUT', needs: 'changeBooks', undo: { by: 'shelve' } },
      shelve: { label: 'Shelve', from: ['OUT'], to: 'SHELVED', needs: 'changeBooks', undo: { by: 'lend' } },
    },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
