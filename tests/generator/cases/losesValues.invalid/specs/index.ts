// Changes that stored values would not survive.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    shelf: { kind: 'integer', label: 'Shelf' },
    pages: { kind: 'integer', label: 'Pages', required: true },
    weight: { kind: 'decimal', label: 'Weight', decimals: 1 },
    maker: { kind: 'text', label: 'Maker', required: true },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
