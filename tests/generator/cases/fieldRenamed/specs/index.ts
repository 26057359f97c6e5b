// A field has a new name; its values follow.
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
    size: { kind: 'integer', label: 'Pages', was: 'pages' },
    kind: { kind: 'text', label: 'Kind', was: 'shelf' },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
