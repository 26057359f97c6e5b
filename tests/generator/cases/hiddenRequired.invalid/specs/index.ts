// Required fields that some viewers do not see.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  parts: { front: definePart({ read: 'readHouse', update: 'changeHouse', hiddenBy: 'disabledPages', fields: { word: { kind: 'text', label: 'Word', required: true } } }) },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    price: { kind: 'integer', label: 'Price', required: true, read: 'readHouse', starts: 1 },
    motto: { kind: 'text', label: 'Motto', required: true, of: 'guests' },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
