// Home screens, and a bell, that say what nobody could tell.
import { entities as others, menu as all } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const { Loan: loans, Member: members } = others

// Loans by their book: none is the oldest.
export const entities = {
  ...others,
  Member: {
    ...members,
    reports: {
      roles: {
        needs: 'readMembers',
        parts: { all: {} },
        figures: {
          roles: { kind: 'split', label: 'Roles', part: 'all', column: 'Role', counts: { of: 'Member', by: 'role' } },
          all: { kind: 'tile', label: 'All', part: 'all', counts: { of: 'Member' } },
        },
      },
    },
  },
  Loan: { ...loans, queue: { ...loans.queue, sort: { by: 'id', first: 'oldest' } } },
}

export const menu = {
  ...all,
  side: all.side.slice(1),
  news: {
    unknown: { label: 'New books', of: 'Bok', at: 'added' },
    noFilter: { label: 'Given back', of: 'Loan', at: 'back' },
    noTime: { label: 'By members', of: 'Loan', at: 'member' },
    noValue: { label: 'Overdue', of: 'Loan', at: 'since', where: { status: ['OVERDUE'] } },
    nobodys: { label: 'Yours', of: 'Loan', at: 'since', mine: 'status' },
    noField: { label: 'Yours', of: 'Loan', at: 'since', mine: 'reader' },
    forever: { label: 'All of them', of: 'Loan', by: 'member' },
  },
}

export const screens = {
  login: { path: '/login', label: 'Library desk', shows: 'login' },
  welcome: {
    path: '/',
    label: 'Welcome',
    shows: 'home',
    needs: 'readBooks',
    links: [
      { to: { list: 'Bok' }, label: 'Books', icon: 'description' },
      { to: { settings: 'Book' }, label: 'Settings', icon: 'settings' },
      { to: { list: 'Loan' }, label: 'Loans', icon: 'receiptLong', counts: { entity: 'Loan', view: 'out' } },
    ],
    oldest: true,
    recent: 'some',
  },
  second: {
    path: '/second',
    label: 'Second',
    shows: 'home',
    links: [],
    figures: {
      none: { label: 'None', of: 'Loan', report: 'today' },
      unknown: { label: 'Unknown', of: 'Lone', report: 'today' },
      noTile: { label: 'No tile', of: 'Member', report: 'roles' },
    },
    since: {
      nobodyCounts: { label: 'New books', of: 'Book', at: 'title' },
      noFilter: { label: 'Given back', of: 'Loan', at: 'back' },
      noTime: { label: 'By members', of: 'Loan', at: 'member' },
      noPerson: { label: 'Lent', of: 'Loan', at: 'since', by: 'status' },
    },
    alerts: {
      noState: { label: 'Overdue', of: 'Loan', where: { status: ['OVERDUE'] } },
      noField: { label: 'Dear', of: 'Loan', where: { fees: ['9'] }, olderThan: { field: 'member', days: 0 } },
      noTone: { label: 'Out', of: 'Loan', within: { field: 'sinse', days: 1 }, tone: 'good' },
    },
  },
}
