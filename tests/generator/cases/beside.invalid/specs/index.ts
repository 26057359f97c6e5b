// What cannot stand beside a record, nor find one: what is not tied to it, what is slow to ask, columns that are not there.
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
    bag: { kind: 'text', label: 'Bag', max: 20 },
    renewalOf: { kind: 'reference', label: 'Renews', entity: 'Loan' },
  },
  list: {
    path: '/loans',
    columns: ['note', 'renewalOf'],
    priority: ['note', 'bag'],
    sort: { by: 'note', first: 'lowest' },
    foundBy: [{ entity: 'Loan', by: 'renewal' }],
    opens: ['note'],
    below: {
      renewals: { label: 'Renewed by', entity: 'Loan', by: 'note' },
      bag: { label: 'In the same bag', entity: 'Loan', by: 'bag', is: 'bag', columns: ['bag'] },
    },
  },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
