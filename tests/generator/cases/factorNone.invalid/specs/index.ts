// Second factors are shown, and nobody is ever asked for one.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Factor', many: 'Factors' },
  title: 'name',
  storedAs: 'factors',
  read: 'readBooks',
  fields: { name: { kind: 'text', label: 'Name', written: 'server' } },
  remove: { label: 'Remove', needs: 'changeBooks', undo: { never: 'gone' } },
  list: { path: '/books', columns: ['name'], sort: { by: 'id', first: 'oldest' }, actions: ['remove'] },
})

export const entities = { ...library, Book: books }
