// A list without a screen: only the section of another record shows it. A loan that renews another is locked after that one.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  lockedAfter: 'renews',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
    renews: { kind: 'reference', label: 'Renews', entity: 'Loan', written: 'server' },
  },
  list: { columns: ['note'], sort: { by: 'note', first: 'lowest' } },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
