// A record whose key is a code of its own, and references to it.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  key: 'isbn',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    isbn: { kind: 'text', label: 'ISBN', required: true, max: 13, pattern: '^[0-9]{13}$' },
    title: { kind: 'text', label: 'Title', required: true },
    sequel: { kind: 'reference', label: 'Sequel', entity: 'Book' },
  },
  create: { label: 'Add', needs: 'changeBooks', fields: ['isbn', 'title', 'sequel'] },
  list: { path: '/books', columns: ['isbn', 'title', 'sequel'], filters: ['sequel'], sort: { by: 'isbn', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
