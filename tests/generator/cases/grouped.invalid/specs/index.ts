// Lists shown apart by what is no choice or read by pages; removals that keep what cannot say when; flags and braces that are not there.
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
    shelf: { kind: 'choice', label: 'Shelf', options: { NOVELS: 'Novels' }, behind: { NOVELS: 'patron' as never } },
    gone: { kind: 'time', label: 'Gone' },
    sold: { kind: 'prices', label: 'Sold for' } as never,
  },
  remove: {
    label: 'Remove',
    needs: 'changeBooks',
    deletedAt: 'gone',
    confirms: { says: 'Remove {title}?', alsoSays: { by: 'shelve', says: { NOVELS: 'It was {title}.' } } },
    undo: { never: 'it is gone' },
  },
  list: { path: '/books', columns: ['title'], groups: 'title', sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
