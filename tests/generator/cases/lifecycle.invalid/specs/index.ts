// States and transitions that do not fit together.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title' }, since: { kind: 'text', label: 'Since' }, by: { kind: 'time', label: 'By' } },
  lifecycle: {
    label: 'State',
    starts: 'INN',
    states: { IN: { label: 'In' }, OUT: { label: 'Out' }, GONE: { label: 'Gone' } },
    transitions: {
      lend: { label: 'Lend', from: ['IN', 'OUTT'], to: 'OUT', needs: 'changeBooks', sets: { since: 'now', by: 'viewer', sins: 'now' }, undo: { by: 'takeBack', within: '2 weeks' } },
      takeBack: { label: 'Take back', from: ['GONE'], to: 'IN', needs: 'changeBooks', undo: { by: 'lent' } },
      repair: { label: 'Repair', from: [], to: 'IN', needs: 'changeBooks', undo: { never: ' ' } },
      sell: { label: 'Sell', from: ['OUT'], to: 'OUT', needs: 'changeBooks' },
    },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
