// Rules across fields: of an entity's own, of a part, of what an action asks; over what creation does not ask, what the form does not hold, and what not everybody may read.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity, definePart } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    binding: { kind: 'choice', label: 'Binding', required: true, fixed: true, options: { PAPER: 'Paper', LEATHER: 'Leather' } },
    lendable: { kind: 'flag', label: 'Lendable', starts: true },
    shelf: { kind: 'text', label: 'Shelf' },
    least: { kind: 'money', label: 'Least deposit', currency: 'EUR' },
    most: { kind: 'money', label: 'Highest deposit', currency: 'EUR' },
    cost: { kind: 'money', label: 'Cost', currency: 'EUR', read: 'readHouse' },
    bought: { kind: 'date', label: 'Bought' },
  },
  rules: {
    placed: { when: { lendable: ['true'] }, must: { shelf: { not: 'empty' } }, says: '{lendable} needs a {shelf}' },
    deposit: { must: { lte: ['least', 'most'] }, says: '{most} should be {least.value} or more', at: 'most' },
    leather: { when: { binding: ['LEATHER'] }, must: { least: { not: 'empty' } }, says: 'Leather is lent against a deposit' },
    covered: { must: { lte: ['cost', 'least'] }, says: 'The deposit does not cover the cost', at: 'least', discloses: 'what it cost, to whoever tries deposits' },
    bought: { must: { lte: ['bought', 'now'] }, says: 'Nobody bought it yet' },
  },
  parts: {
    loan: definePart({
      label: 'Loan',
      read: 'readBooks',
      update: 'changeBooks',
      fields: {
        from: { kind: 'date', label: 'From' },
        until: { kind: 'date', label: 'Until' },
        next: { kind: 'reference', label: 'Next', entity: 'Book' },
      },
      rules: {
        order: { must: { lte: ['from', 'until'] }, says: '{until} is before {from}' },
        other: { must: { different: ['next', 'id'] }, says: 'No book follows itself' },
      },
    }),
  },
  create: { label: 'Add book', needs: 'changeBooks', fields: ['title', 'binding', 'shelf', 'least', 'loan.from', 'loan.until'] },
  actions: {
    count: {
      kind: 'custom',
      on: 'list',
      label: 'Count',
      by: 'countBooks',
      needs: 'changeHouse',
      asks: { least: { kind: 'integer', label: 'From page' }, most: { kind: 'integer', label: 'To page' } },
      rules: { pages: { must: { lt: ['least', 'most'] }, says: '{most} is no page after {least}' } },
      undo: { never: 'it changes nothing' },
    },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' }, actions: ['count'] },
})

export const entities = { ...library, Book: books }
