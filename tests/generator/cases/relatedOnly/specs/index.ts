// A list without a screen: only the section of another record shows it.
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
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
  },
  list: { columns: ['note'], sort: { by: 'note', first: 'lowest' } },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
