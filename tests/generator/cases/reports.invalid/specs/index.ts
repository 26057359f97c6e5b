// Reports that nobody could count, show or find.
import { entities as others, screens as some } from '../../plainBook/specs/index.ts'
import { defineEntity, defineScreens } from '../../library/specs/vocabulary.ts'
import { withoutRights } from '../../../withoutRights.ts'

export * from '../../plainBook/specs/index.ts'

export const access = withoutRights('changeBooks')

export const screens = {
  ...some,
  ...defineScreens({
    figures: { path: '/figures', label: 'Figures', report: { of: 'Book', name: 'evrything' } },
    oneBook: { path: '/oneBook', label: 'One', report: { of: 'Book', name: 'one' } },
  }),
}

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  fields: { title: { kind: 'text', label: 'Title', required: true, max: 200 } },
  reports: {
    everything: {
      needs: 'readBooks',
      parts: { loans: {}, nothing: {} },
      figures: {
        left: { kind: 'tile', label: 'Left to nobody', part: 'loans' },
        misspelt: { kind: 'tile', label: 'Misspelt', part: 'lones', counts: { of: 'Loan', at: 'sinse' } },
        when: { kind: 'days', label: 'By what is no time', part: 'loans', counts: { of: 'Loan', at: 'condition' } },
        summed: { kind: 'tile', label: 'Sum of no number', part: 'loans', counts: { of: 'Loan', sums: 'condition' } },
        currencies: { kind: 'tile', label: 'Sum of fees', part: 'loans', counts: { of: 'Loan', sums: 'fee' } },
        divided: { kind: 'split', label: 'By no choice', part: 'loans', column: 'Book', counts: { of: 'Loan', by: 'book' } },
        ranked: { kind: 'ranks', label: 'Of the wrong sort', part: 'loans', of: 'Book', column: 'Book', counts: { of: 'Loan', by: 'member' } },
        values: { kind: 'tile', label: 'Values', part: 'loans', counts: { of: 'Loan', where: { status: ['GONE'], stait: ['OUT'] } } },
        held: { kind: 'tile', label: 'Since no time', part: 'loans', counts: { of: 'Loan', where: { since: ['2026'], member: ['Ann'] } } },
        about: { kind: 'tile', label: 'About one', part: 'loans', counts: { of: 'Loan', about: 'book' } },
        twice: { kind: 'tile', label: 'Twice', part: 'loans', counts: { of: 'Loan', sums: 'fee', distinct: 'member' } },
        computed: { kind: 'split', label: 'Computed', part: 'loans', column: 'Out', counts: { of: 'Member', by: 'secrets.password' } },
        turned: { kind: 'tile', label: 'Turned', part: 'loans', counts: { of: 'Loan', negated: true } },
        worded: { kind: 'split', label: 'Worded', part: 'loans', column: 'State', keys: { OUT: 'Out' }, counts: { of: 'Loan', by: 'status' } },
        within: { kind: 'days', label: 'Within nothing', part: 'loans', within: 'whenn', counts: { of: 'Loan', at: 'since' } },
      },
    },
    one: {
      by: 'countBook',
      on: 'record',
      needs: 'readBooks',
      parts: { loans: {} },
      figures: { all: { kind: 'tile', label: 'All of them', part: 'loans', counts: { of: 'Loan' } } },
    },
  },
  list: { path: '/books', columns: ['title'], sort: { by: 'title', first: 'lowest' } },
})

export const entities = { ...others, Book: books }
