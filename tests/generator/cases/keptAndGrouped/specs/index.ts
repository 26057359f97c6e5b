// A list shown apart by a choice, values behind a flag, a removal that keeps the record, and a confirmation that says more by a choice.
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
    title: { kind: 'text', label: 'Title', required: true, unique: true, max: 200 },
    shelf: { kind: 'choice', label: 'Shelf', required: true, options: { NOVELS: 'Novels', RARE: 'Rare' }, behind: { RARE: 'patrons' } },
    pages: { kind: 'integer', label: 'Pages' },
    sold: { kind: 'prices', label: 'Sold for', narrowedBy: 'disabledPages' },
    gone: { kind: 'time', label: 'Gone', written: 'server' },
  },
  unique: [{ fields: ['shelf', 'pages'], text: 'One of this size stands there' }],
  remove: {
    label: 'Remove',
    needs: 'changeBooks',
    deletedAt: 'gone',
    confirms: { says: 'Remove {title}?', alsoSays: { by: 'shelf', says: { NOVELS: 'There are more.', RARE: 'It is the last one.' } } },
    undo: { never: 'it is gone' },
  },
  list: { path: '/books', columns: ['title'], whole: true, groups: 'shelf', sort: { by: 'title', first: 'lowest' }, actions: ['update', 'remove'] },
})

export const entities = { ...library, Book: books }
