// Properties that no spec has, and values of the wrong sort.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  lable: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: {
    title: { kind: 'text', label: 'Title', require: true, max: '200' },
    shelf: { kind: 'txt', label: 'Shelf' },
    pages: { label: 'Pages' },
    kinds: { kind: 'choice', label: 7 },
    place: 'a text',
    out: { kind: 'flag', label: '', starts: 'yes' },
  },
  list: { path: '/books', colums: ['title'], sort: { by: 'title', first: 'newst' }, whole: false },
})

export const entities = { ...library, Book: books }
