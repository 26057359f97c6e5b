// Guards without words for their refusal, and a notice that is not there.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  guards: ['bookIsHome'],
  remove: { label: 'Remove', needs: 'changeBooks', guards: ['bookIsHere', 'bookIsHere'], discloses: '', undo: { never: '' } },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const texts = { 'guards.notMyself': 'x' }

export const entities = { ...library, Book: books }
