// Names that differ in the specs and meet in the contract or the database.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  wire: 'members',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  card: { under: ['picture'], marks: [] },
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title' },
    picture: { kind: 'text', label: 'Picture' },
    eBook: { kind: 'flag', label: 'E-book' },
    bookFormat: { kind: 'choice', label: 'Format', options: { A: 'A' } },
    metaData: { kind: 'text', label: 'Words' },
    meta: { kind: 'choice', label: 'Meta', options: { A: 'A' } },
  },
  parts: {
    meta2: definePart({ read: 'readBooks', fields: { x: { kind: 'text', label: 'X' } } }),
    card: definePart({ read: 'readBooks', fields: { x: { kind: 'text', label: 'X' } } }),
  },
  lifecycle: {
    label: 'State',
    starts: 'IN',
    states: { IN: { label: 'In' }, OUT: { label: 'Out' } },
    transitions: {
      lend: { label: 'Lend', verb: 'move', from: ['IN'], to: 'OUT', needs: 'changeBooks', undo: { never: 'why' } },
      give: { label: 'Give', verb: 'move', from: ['IN'], to: 'OUT', needs: 'changeBooks', undo: { never: 'why' } },
    },
  },
  actions: { find: { kind: 'custom', on: 'list', label: 'Find', by: 'findBooks', wire: 'getMyAuthorities', needs: 'readBooks', undo: { never: 'why' } }, detail: { kind: 'custom', on: 'list', label: 'Detail', by: 'detailBooks', wire: 'membersDetail', needs: 'readBooks', undo: { never: 'why' } } },
  list: { path: '/books', name: 'bookList', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
