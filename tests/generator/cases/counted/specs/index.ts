// How many records there may be, of all and of those alike, and whom a reference names.
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
    title: { kind: 'text', label: 'Title', required: true },
    shelf: { kind: 'text', label: 'Shelf', max: 10 },
    lendable: { kind: 'flag', label: 'Lendable', starts: true },
    keeper: { kind: 'reference', label: 'Keeper', entity: 'Member', meets: ['notMyself'] },
  },
  atMost: {
    lent: { records: 3, alike: ['shelf'], where: { lendable: ['true'] }, says: 'A shelf has {records} books for lending' },
    house: { records: 100, says: 'The house is full' },
  },
  create: { label: 'Add book', needs: 'changeBooks', fields: ['title', 'shelf', 'keeper'] },
  list: { path: '/books', columns: ['title', 'shelf'], sort: { by: 'title', first: 'lowest' }, actions: ['update'] },
})

export const screens = { login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true }, welcome: { path: '/', label: 'Welcome', needs: 'readBooks' } }

export const entities = { ...library, Book: books }
