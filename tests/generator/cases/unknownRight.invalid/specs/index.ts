// Rights that nobody listed, one of them far from every other.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBoks',
  update: { anyOf: ['changeBook', { allOf: ['somethingElse'] }] },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    price: { kind: 'money', label: 'Price', read: 'readHose', update: ['changeHouse'] },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
