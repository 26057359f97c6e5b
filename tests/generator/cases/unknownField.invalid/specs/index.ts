// Names of fields that are not there: in title, card, columns, under, filters, search, sort, views, sums and creation.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'titel',
  card: { under: ['shelve'] },
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true, starts: 'New' }, shelf: { kind: 'text', label: 'Shelf' } },
  create: { label: 'Add', needs: 'readBooks', fields: ['tittle'] },
  list: {
    path: '/books',
    columns: ['title', { field: 'shelff', under: ['selfh'] }],
    filters: ['shlf'],
    search: ['zzz'],
    sort: { by: 'tilte', first: 'lowest' },
    views: { here: { label: 'Here', where: { field: 'self', is: ['A'] } } },
    sums: { of: 'prise', per: 'shelf' },
  },
})

export const entities = { ...library, Book: books }
