// An order that nothing keeps: a place that anybody types, a holder that is no record, a list that shows a part of it.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  update: 'changeBooks',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    place: { kind: 'integer', label: 'Place', required: true, starts: 0 },
  },
  order: { by: 'place', within: 'note', needs: 'changeBooks' },
  list: { columns: ['note'], sort: { by: 'place', first: 'lowest' } },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
