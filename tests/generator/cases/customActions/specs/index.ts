// Actions that customs do, on records and on the list, with names of their own on the wire.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  wire: 'volumes',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true } },
  actions: {
    bind: { kind: 'custom', on: 'record', label: 'Bind', by: 'bindBook', needs: 'changeBooks', of: 'guests', undo: { by: 'unbind' } },
    unbind: { kind: 'custom', on: 'record', label: 'Unbind', by: 'unbindBook', verb: 'cut', needs: 'changeBooks', undo: { by: 'bind' } },
    stamp: { kind: 'custom', on: 'record', appendOnly: true, label: 'Stamp', by: 'stampBook', needs: 'changeBooks', undo: { never: 'a stamp stays' } },
    /** Counts every book. */
    count: {
      kind: 'custom',
      on: 'list',
      label: 'Count',
      wire: 'inventoryRun',
      by: 'countBooks',
      needs: 'changeHouse',
     asks: { until: { kind: 'date', label: 'Until', required: true }, mode: { kind: 'choice', label: 'Mode', options: { FAST: 'Fast', FULL: 'Full' } } },
      confirms: { says: 'Count now?', button: 'Count', counts: { books: '{0} books' } },
      repeats: 'asks',
      undo: { never: 'it changes nothing' },
    },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' }, actions: ['bind', 'unbind', 'count'] },
})

export const screens = { login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true }, welcome: { path: '/', label: 'Welcome', needs: 'readBooks' } }

export const entities = { ...library, Book: books }
