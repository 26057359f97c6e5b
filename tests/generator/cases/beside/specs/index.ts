// What stands beside an opened record: others that refer to it, and others that share a value or a reference with it; a view that is a queue of its own.
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
    views: {
      red: {
        label: 'In the red bag',
        where: { field: 'bag', is: ['red'] },
        look: 'desk',
        evidence: ['renewalOf'],
        opens: ['note'],
        below: { reader: { label: 'Of the same member', entity: 'Loan', by: 'member', is: 'member' } },
      },
    },
  },
})

export const menu = { side: [], groups: {} }
export const entities = { ...others, Loan: loans }
