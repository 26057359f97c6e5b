// Records in an order of their own among those of one member: a reading list that is sorted by dragging.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true },
    place: { kind: 'integer', label: 'Place', required: true, written: 'server', starts: 0 },
  },
  order: { by: 'place', within: 'member', needs: 'changeBooks' },
  list: { whole: true, columns: ['note'], sort: { by: 'place', first: 'lowest' } },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
