// A home screen that says all that it can, and a bell that tells what is new.
import { entities as others } from '../../library/specs/index.ts'
import { menu as entries, screens as some } from '../../library/specs/house.ts'
import { defineMenu, defineScreens } from '../../library/specs/vocabulary.ts'

export * from '../../library/specs/index.ts'

const { Loan: loans } = others
const lent = { of: 'Loan', at: 'since' } as const

export const entities = {
  ...others,
  Loan: {
    ...loans,
    reports: {
      today: {
        needs: 'readLoans',
        parts: { all: {}, fees: { needs: 'changeHouse' } },
        figures: {
          out: { kind: 'tile', label: 'Lent, and out', part: 'all', counts: { ...lent, where: { status: ['OUT'] } } },
          notLost: { kind: 'tile', label: 'Lent, and not lost: no list shows those', part: 'all', counts: { ...lent, where: { status: { not: ['LOST'] } } } },
          readers: { kind: 'tile', label: 'Readers: no list shows each once', part: 'all', counts: { ...lent, distinct: 'member' } },
          fees: { kind: 'tile', label: 'Fees', part: 'fees', counts: { ...lent, sums: 'fee' } },
          ever: { kind: 'tile', label: 'All there are, whatever the day', part: 'all', counts: { of: 'Loan' } },
        },
      },
    },
  },
}

export const menu = defineMenu({
  ...entries,
  news: {
    lent: { label: 'Books lent', of: 'Loan', at: 'since', where: { status: ['OUT'] } },
    mine: { label: 'Lent to you', of: 'Loan', at: 'since', mine: 'member' },
  },
})

export const screens = {
  login: some.login,
  ...defineScreens({
    welcome: {
      path: '/',
      label: 'Welcome',
      shows: 'home',
      links: [{ to: { own: 'Member' }, label: 'My card', icon: 'person' }],
      oldest: true,
      recent: true,
      figures: { today: { label: 'Today', of: 'Loan', report: 'today' } },
      since: { lent: { label: 'Books lent', of: 'Loan', at: 'since', by: 'member' } },
      alerts: {
        overdue: { label: 'Out for more than 28 days', of: 'Loan', where: { status: ['OUT'] }, olderThan: { field: 'since', days: 28 }, tone: 'bad' },
        lost: { label: 'Lost this week', of: 'Loan', where: { status: ['LOST'] }, within: { field: 'since', days: 7 } },
      },
    },
  }),
}
