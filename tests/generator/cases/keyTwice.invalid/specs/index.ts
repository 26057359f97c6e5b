// Two actions of one list share a key, and a key of two letters.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  lifecycle: {
    label: 'State',
    starts: 'IN',
    states: { IN: { label: 'In' }, OUT: { label: 'Out' } },
    transitions: {
      lend: { label: 'Lend', key: 'x', from: ['IN'], to: 'OUT', needs: 'changeBooks', undo: { never: 'why' } },
      borrow: { label: 'Borrow', key: 'x', from: ['IN'], to: 'OUT', needs: 'changeBooks', undo: { never: 'why' } },
      give: { label: 'Give back', key: 'x', from: ['OUT'], to: 'IN', needs: 'changeBooks', undo: { never: 'why' } },
      keep: { label: 'Keep', key: 'Enter', from: ['OUT'], to: 'IN', needs: 'changeBooks', undo: { never: 'why' } },
    },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' }, actions: ['lend', 'borrow', 'give', 'keep', 'lent', 'lend'] },
})

export const entities = { ...library, Book: books }
