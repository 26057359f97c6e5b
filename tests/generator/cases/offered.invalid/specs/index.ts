// Places that nothing offers: an address without an answer, an answer that is none, one that takes no text. Records that are narrowed by what has a right of its own.
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
    member: { kind: 'reference', label: 'Member', entity: 'Member' },
    witnesses: { kind: 'references', label: 'Witnesses', entity: 'Member', offers: { 'fees.status': ['OWED'] } },
    from: { kind: 'location', label: 'From', level: 'place' },
    to: { kind: 'location', label: 'To', level: 'place', offeredBy: 'somewhere' },
    over: { kind: 'location', label: 'Over', level: 'country', offeredBy: 'everywhere' },
  },
  answers: { everywhere: { needs: 'readLoans' } },
  list: { columns: ['note'], sort: { by: 'note', first: 'lowest' } },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
