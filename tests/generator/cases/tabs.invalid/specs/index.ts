// A tab beside a list that has no address, and one beside what is no entity.
import { entities as library, screens as some } from '../../library/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

export const screens = {
  ...some,
  figures: { path: '/loans/figures', label: 'Figures', needs: 'readLoans', tabOf: 'Loan' },
  lost: { path: '/lost', label: 'Lost', needs: 'readLoans', tabOf: 'Lone' },
}

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'note',
  read: 'readLoans',
  fields: { note: { kind: 'text', label: 'Note', required: true } },
})

export const menu = { side: [], groups: {} }
export const entities = { ...library, Loan: loans }
