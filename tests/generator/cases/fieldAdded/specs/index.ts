// New fields: one that may be empty, one that starts with a value.
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
    shelf: { kind: 'text', label: 'Shelf', required: true },
    pages: { kind: 'integer', label: 'Pages' },
    weight: { kind: 'decimal', label: 'Weight' },
    lendable: { kind: 'flag', label: 'Lendable', required: true, starts: true },
    motto: { kind: 'text', label: 'Motto' },
    copies: { kind: 'integer', label: 'Copies', required: true, starts: 1, unique: true },
  },
  list: { path: '/books', columns: ['title', 'copies'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
