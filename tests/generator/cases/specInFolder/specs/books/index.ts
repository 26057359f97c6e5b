// The book, with its history in the file beside.
import { defineEntity } from '../../../library/specs/vocabulary.ts'
import { history } from './history.ts'

/** What can be lent. */
export const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  parts: { history },
  list: { path: '/books', columns: ['title', 'history.bought'], sort: { by: 'title', first: 'lowest' } },
})
