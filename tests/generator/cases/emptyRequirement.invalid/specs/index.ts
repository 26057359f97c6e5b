// A list of no rights, a door without a reason, a sentence that says two things.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: { allOf: [] },
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  update: { anyOf: [] },
  ownRead: { anyone: ' ' },
  ownUpdate: { anyStaff: '', allOf: ['readBooks'] },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' }, needs: { anyStaff: '' } },
})

export const entities = { ...library, Book: books }
