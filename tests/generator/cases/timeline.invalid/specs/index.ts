// A timeline of records that stand at no time, of what their rows do not show, of an audit that nobody can narrow, and what cannot be written.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const { Member } = library

const members = {
  ...Member,
  detail: {
    path: '/members/:memberId',
    sections: {
      story: {
        kind: 'timeline',
        label: 'Story',
        needs: 'readLoans',
        from: {
          loans: { label: 'Loan', entity: 'Loan', by: 'membre', shows: ['book', 'sinse'] },
          books: { label: 'Book', entity: 'Book', by: 'reader' },
          decisions: { label: 'Decision', audit: 'decisions' },
          edits: { label: 'Edit', audit: 'edit' },
        },
        composes: 'decisions',
      },
      written: { kind: 'timeline', label: 'Written', from: { loans: { label: 'Loan', entity: 'Loan', by: 'member' } }, composes: 'lones' },
      lent: { kind: 'timeline', label: 'Lent', from: { loans: { label: 'Loan', entity: 'Loan', by: 'takenBy' } }, composes: 'loans' },
    },
  },
}

export const entities = { ...library, Member: members }
