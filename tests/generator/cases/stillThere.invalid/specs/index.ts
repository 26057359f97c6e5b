// Earlier names that still exist; an ask of another kind; a key that may be empty.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  was: 'Loan',
  key: 'code',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: {
    code: { kind: 'text', label: 'Code' },
    title: { kind: 'text', label: 'Title', was: 'name' },
    name: { kind: 'text', label: 'Name' },
    reason: { kind: 'longText', label: 'Reason', written: 'server' },
  },
  lifecycle: {
    label: 'State',
    starts: 'IN',
    states: { IN: { label: 'In' } },
    transitions: { stay: { label: 'Stay', from: ['IN'], to: 'IN', needs: 'changeBooks', asks: { reason: { kind: 'text', label: 'Reason' } }, undo: { never: 'why' } } },
  },
  parts: {
    cover: definePart({ read: 'readBooks', fields: { colour: { kind: 'text', label: 'Colour', written: 'server' } } }),
    binding: definePart({ was: 'cover', read: 'readBooks', fields: { colour: { kind: 'text', label: 'Colour', written: 'server' } } }),
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
