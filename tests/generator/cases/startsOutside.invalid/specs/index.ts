// Values to start with that nobody could type: fields, questions of dialogs, fields of rows; and a region that lies within itself.
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
    title: { kind: 'text', label: 'Title', required: true, max: 5, starts: 'Untitled' },
    code: { kind: 'text', label: 'Code', min: 3, pattern: '^[A-Z]+$', starts: 'abc' },
    pages: { kind: 'integer', label: 'Pages', min: 1, max: 10, starts: 0 },
    copies: { kind: 'integer', label: 'Copies', starts: 1.5 },
    weight: { kind: 'decimal', label: 'Weight', positive: true, starts: '0.00' },
    share: { kind: 'percent', label: 'Share', starts: '120' },
    price: { kind: 'money', label: 'Price', currency: 'EUR', max: 10, starts: '10.50' },
    deposit: { kind: 'money', label: 'Deposit', currency: 'EUR', starts: 'ten' },
    fine: { kind: 'money', label: 'Fine', currency: 'EUR', starts: 'now' },
    notes: { kind: 'list', label: 'Notes', addLabel: 'Add', fields: { what: { kind: 'choice', label: 'What', options: { NEW: 'New' }, starts: 'OLD' } } },
    region: { kind: 'location', label: 'Region', level: 'region', within: 'country' },
    country: { kind: 'location', label: 'Country', level: 'country', within: 'region' },
  },
  create: { label: 'Add book', needs: 'changeBooks', fields: ['title'], asks: { shelves: { kind: 'integer', label: 'Shelves', max: 3, starts: 4 } } },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...library, Book: books }
