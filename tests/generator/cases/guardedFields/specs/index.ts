// Fields with rights of their own, in the entity itself and in a part.
import { entities as others } from '../../plainBook/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../plainBook/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  parts: {
    worth: definePart({
      read: { anyOf: ['readHouse', { allOf: ['readLoans', 'changeLoans'] }] },
      fields: {
        guess: { kind: 'integer', label: 'Guess', update: 'changeHouse' },
        insured: { kind: 'flag', label: 'Insured', read: 'changeHouse', written: 'server' },
      },
    }),
  },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    price: { kind: 'money', label: 'Price', currency: 'EUR', read: 'readHouse', update: 'changeHouse' },
    place: { kind: 'text', label: 'Place', update: 'nobody' },
  },
  list: { path: '/books', columns: ['title', 'price', 'worth.guess', 'worth.insured'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
