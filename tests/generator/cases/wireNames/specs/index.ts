// The contract calls some things otherwise: a reference and a file in inputs, filters, arguments and (its id) in answers; a record that is removed.
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
    giver: { kind: 'reference', label: 'Given by', entity: 'Member', wire: 'giverId', required: true, fixed: true },
    lastReader: { kind: 'reference', label: 'Last read by', entity: 'Member', wire: 'readerId' },
    scan: { kind: 'file', label: 'Scan', wire: 'uuid', required: true, fixed: true, upload: { types: ['document'], max: '1 MB' } },
  },
  create: { label: 'Add', needs: 'changeBooks', fields: ['title', 'giver', 'scan'] },
  remove: { label: 'Throw away', needs: 'changeBooks', idAs: 'bookId', undo: { never: 'it is gone' } },
  list: { path: '/books', columns: ['title'], filters: ['giver'], sort: { by: 'title', first: 'lowest' }, actions: ['update', 'remove'] },
})

export const entities = { ...library, Book: books }
