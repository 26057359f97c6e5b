// What holds on one's own record, of records that are nobody's.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  ownRead: 'readMe',
  parts: { notes: definePart({ read: 'readBooks', ownUpdate: 'changeMe', fields: { note: { kind: 'text', label: 'Note' } } }) },
  remove: { label: 'Remove', needs: 'changeBooks', own: 'changeMe', undo: { never: 'why' } },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
