// What stands beside an opened record: others that refer to it, and others that share a value with it.
import { entities as others } from '../../relatedOnly/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../relatedOnly/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  fields: {
    note: { kind: 'text', label: 'Note', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
    bag: { kind: 'text', label: 'Bag', lookedUp: true },
    renewalOf: { kind: 'reference', label: 'Renews', entity: 'Loan' },
  },
  list: {
    path: '/loans',
    columns: ['note', 'renewalOf'],
    sort: { by: 'note', first: 'lowest' },
    opens: ['note'],
    below: {
      renewals: { label: 'Renewed by', entity: 'Loan', by: 'renewalOf' },
      bag: { label: 'In the same bag', entity: 'Loan', by: 'bag', is: 'bag', columns: ['note'] },
    },
  },
})

export const menu = { side: [], groups: {} }
export const entities = { ...others, Loan: loans }
