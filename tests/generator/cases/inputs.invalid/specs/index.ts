// Creation that forgets what is required, and asks for what the system gives.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  parts: { more: definePart({ read: 'readBooks', update: 'changeBooks', fields: { note: { kind: 'text', label: 'Note' } } }) },
  create: { label: 'Add', needs: 'changeBooks', fields: ['title', 'made', 'out', 'id', 'substatus', 'note', 'more.note', 'title'], asks: { note: { kind: 'text', label: 'Note' } } },
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    shelf: { kind: 'text', label: 'Shelf', required: true },
    made: { kind: 'time', label: 'Made', written: 'server', update: 'changeHouse' },
    out: { kind: 'derived', label: 'Out', as: 'flag', by: 'bookIsOut' },
    note: { kind: 'text', label: 'Note' },
    /** Anybody's to give, though its name ends so. */
    substatus: { kind: 'text', label: 'More of its state' },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
