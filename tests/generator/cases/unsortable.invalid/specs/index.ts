// Lists that sort, search, filter and show what cannot be.
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
    kinds: { kind: 'choices', label: 'Kinds', options: { A: 'A' } },
    cover: { kind: 'image', label: 'Cover', written: 'server' },
    secret: { kind: 'secret', label: 'Secret' },
    closed: { kind: 'text', label: 'Closed', read: 'nobody', written: 'server' },
    out: { kind: 'derived', label: 'Out', as: 'flag', by: 'bookIsOut' },
    pages: { kind: 'integer', label: 'Pages' },
  },
  list: { path: '/books', columns: ['title', 'closed', 'secret', 'title'], sort: { by: 'title', first: 'lowest' }, more: ['title', 'out'], filters: ['cover', 'closed', 'kinds', 'id'], search: ['kinds', 'closed', 'pages'], sortable: ['kinds', 'out', 'cover'], sums: { of: 'pages', per: 'title' }, opens: ['secret'] },
})

export const entities = { ...library, Book: books }
