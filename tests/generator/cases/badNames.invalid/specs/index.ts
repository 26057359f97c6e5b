// Names that could not be written in code or in the contract.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  wire: 'my books',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  effect: "it's",
  hiddenBy: 'x',
  guards: ['book-is-here'],
  fields: {
    title: { kind: 'text', label: 'Title' },
    kind: { kind: 'choice', label: 'Kind', options: { __TYPE: 'Type', null: 'Nothing', '1st': 'First', 'a\nb': 'Two lines' } },
    out: { kind: 'derived', label: 'Out', as: 'flag', by: "'); drop" },
  },
  actions: { go: { kind: 'custom', on: 'list', label: 'Go', by: 'constructor', verb: 'a b', wire: '}', dialog: '${x}', needs: 'readBooks', undo: { never: 'why' } } },
  list: { path: '/books', name: 'book list', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
