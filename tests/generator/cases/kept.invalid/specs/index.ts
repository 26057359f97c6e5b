// What the engine keeps, with a field that it does not keep, one of another kind, and a form; and work that nobody counts.
import { entities as library } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'id',
  storedAs: 'audit',
  read: 'readLoans',
  update: 'changeBooks',
  fields: {
    member: { kind: 'reference', label: 'Member', entity: 'Member', written: 'server' },
    outcome: { kind: 'text', label: 'Outcome', written: 'server' },
  },
  list: { path: '/loans', columns: ['member', 'outcome'], sort: { by: 'id', first: 'newest' } },
})

export const menu = { side: [], groups: {}, work: [{ to: { list: 'Loan' }, label: 'Loans', icon: 'receiptLong' }] }
export const entities = { ...library, Loan: loans }
