// Names that the contract and JavaScript keep for themselves.
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
    title: { kind: 'text', label: 'Title' },
    id: { kind: 'text', label: 'Id' },
    version: { kind: 'integer', label: 'Version' },
    status: { kind: 'text', label: 'Status' },
    can: { kind: 'flag', label: 'Can' },
    constructor: { kind: 'text', label: 'Constructor' },
    'with space': { kind: 'text', label: 'Space' },
    Capital: { kind: 'text', label: 'Capital' },
    choice: { kind: 'choice', label: 'Choice', options: { true: 'Yes', 'not so': 'No' } },
  },
  parts: { title: { read: 'readBooks', fields: {} } },
  actions: { update: { kind: 'custom', on: 'record', label: 'Update', by: 'updateBook', needs: 'changeBooks', undo: { never: 'why' } } },
  lifecycle: {
    label: 'State',
    starts: 'IN',
    states: { IN: { label: 'In' } },
    transitions: { create: { label: 'Make', from: ['IN'], to: 'IN', needs: 'changeBooks', undo: { never: 'why' } } },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
