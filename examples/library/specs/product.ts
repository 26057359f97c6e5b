// Everything besides rights and entities: what the engine has already (login, constants) is not said.
import { defineApp, defineMenu, definePerson, defineScreens, defineTexts } from './vocabulary.ts'

export const app = defineApp({
  basePath: '/library/',
  defaultSiteName: 'Town library',
  dateFormat: 'DD.MM.YYYY',
  theme: { primary: '#2E5E4E', secondary: '#5D4037', error: '#C62828', success: '#2E7D32', warning: '#EF6C00' },
})

export const person = definePerson({
  entity: 'Employee',
  password: 'credentials.password',
  viewAs: 'changeStaff',
  exports: 'changeStaff',
  account: { lastLoginTime: 'presence.lastLogin', lastLoginIp: 'presence.lastLoginFrom' },
})

export const screens = defineScreens({
  home: {
    path: '/',
    label: 'Home',
    shows: 'home',
    oldest: true,
    recent: true,
    since: { lent: { label: 'Books lent', of: 'Loan', at: 'lent' } },
    alerts: {
      overdue: {
        label: 'Books that are more than two weeks late',
        of: 'Loan',
        where: { status: ['OUT'] },
        olderThan: { field: 'term.due', days: 14 },
      },
    },
  },
  help: { path: '/help', label: 'Help', handbook: 'role', needs: { anyStaff: 'what one may oneself' } },
  rights: { path: '/rights', label: 'Who may what', shows: 'rights', needs: 'changeStaff' },
  lending: { path: '/figures/lending', label: 'Lending', report: { of: 'Loan', name: 'lending' } },
  takings: { path: '/figures/takings', label: 'Fines and payments', report: { of: 'Fine', name: 'takings' } },
})

export const menu = defineMenu({
  side: [
    { to: { custom: 'home' }, label: 'Home', icon: 'dashboard' },
    { to: { queue: 'Loan' }, label: 'Loans', icon: 'receiptLong', counts: { entity: 'Loan', view: 'out' } },
    { to: { queue: 'Reservation' }, label: 'Reservations', icon: 'factCheck', counts: { entity: 'Reservation', view: 'waiting' } },
    { to: { list: 'Member' }, label: 'Members', icon: 'people' },
    { to: { list: 'Fine' }, label: 'Fines', icon: 'payments' },
    { to: { list: 'Book' }, label: 'Books', icon: 'description' },
    { to: { list: 'Copy' }, label: 'Copies', icon: 'listAlt', counts: { entity: 'Copy', view: 'repair' } },
    { to: { group: 'figures' }, label: 'Figures', icon: 'star' },
    { to: { group: 'house' }, label: 'House', icon: 'settings' },
    { to: { own: 'Employee' }, label: 'My account', icon: 'person' },
    { to: { command: 'logout' }, label: 'Log out', icon: 'logout' },
  ],
  work: [
    {
      to: { queue: 'Reservation' },
      label: 'Books to put aside',
      icon: 'factCheck',
      name: 'toPutAside',
      counts: { entity: 'Reservation', view: 'waiting' },
    },
    {
      to: { queue: 'Reservation' },
      label: 'Put aside, not fetched yet',
      icon: 'factCheck',
      name: 'toFetch',
      counts: { entity: 'Reservation', view: 'ready' },
    },
    { to: { queue: 'Loan' }, label: 'Books that are out', icon: 'receiptLong', name: 'out', counts: { entity: 'Loan', view: 'out' } },
    { to: { list: 'Copy' }, label: 'Copies in repair', icon: 'listAlt', name: 'repair', counts: { entity: 'Copy', view: 'repair' } },
  ],
  groups: {
    figures: {
      path: '/figures',
      entries: [
        { to: { custom: 'lending' }, label: 'Lending', icon: 'receiptLong' },
        { to: { custom: 'takings' }, label: 'Fines and payments', icon: 'payments' },
      ],
    },
    house: {
      path: '/house',
      entries: [
        { to: { settings: 'House' }, label: 'Rules of the house', icon: 'tune' },
        { to: { list: 'Branch' }, label: 'Branches', icon: 'domain' },
        { to: { list: 'OpeningHour' }, label: 'Opening hours', icon: 'school' },
        { to: { list: 'Employee' }, label: 'Staff', icon: 'people' },
        { to: { list: 'AuditRecord' }, label: 'Audit', icon: 'verified' },
      ],
    },
  },
})

export const texts = defineTexts({
  'guards.notOneself': 'Nobody does this to themselves',
  'guards.employed': 'Whoever left the library is not changed any more',
  'guards.stillOut': 'Only what is out is renewed: this book was given back, or is lost',
  'guards.stillMember': 'Whoever left the library is not changed any more',
  'guards.notReversed': 'This line was taken back already',
})
