// Braces that stand for nothing, and words that the translation library would obey.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title {x}', required: true } },
  remove: { label: 'Remove', needs: 'changeBooks', confirms: { says: 'Remove {titel} of {shelf.room}?', counts: { loans: '{n} loans end' } }, undo: { never: 'why' } },
  create: { label: 'Add $t(evil)', needs: 'changeBooks', fields: ['title'], confirms: { says: 'Add {title}?' } },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const texts = { notAtTheDesk: 'Only {who}', 'guards.notMyself': 'A brace } alone', 'guards.bookIsHere': 'Doubled {{0}}' }

export const entities = { ...library, Book: books }
