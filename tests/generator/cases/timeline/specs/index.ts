// What happened to a member: loans, which are written there, and what the audit has, each under the right of its own list.
import { entities as others } from '../../keptByEngine/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../keptByEngine/specs/index.ts'

const { Book, Member } = others

const lines = {
  ...Book,
  fields: { ...Book.fields, outcome: { kind: 'choice', label: 'Outcome', options: { DONE: 'Done', DENIED: 'Denied' }, required: true, written: 'server' } },
  list: { ...Book.list, filters: ['operation', 'target', 'outcome'] },
}

const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'id',
  read: 'readLoans',
  fields: {
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true },
    book: { kind: 'reference', label: 'Book', entity: 'Book' },
    since: { kind: 'time', label: 'Since', required: true, written: 'server', starts: 'now' },
    note: { kind: 'text', label: 'Note' },
  },
  create: { label: 'Lend', needs: 'lends', fields: ['member', 'note'] },
  list: { columns: ['since', 'note'], sort: { by: 'since', first: 'oldest' } },
})

const members = {
  ...Member,
  detail: {
    path: '/members/:memberId',
    sections: {
      story: {
        kind: 'timeline',
        label: 'Story',
        from: {
          loans: { label: 'Loan', entity: 'Loan', by: 'member', shows: ['note'] },
          decisions: { label: 'Decision', audit: 'decisions' },
        },
        composes: 'loans',
      },
    },
  },
}

export const menu = { side: [], groups: {} }
export const entities = { ...others, Book: lines, Loan: loans, Member: members }
