// A field takes wider values, another may be empty from now on, a third starts with something.
import { entities as others } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../plainBook/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    shelf: { kind: 'text', label: 'Shelf' },
    pages: { kind: 'integer', label: 'Pages', required: true, starts: 1 },
    weight: { kind: 'decimal', label: 'Weight', decimals: 2 },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
