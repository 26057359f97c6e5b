// Everything besides access and entities.
import { defineApp, defineMenu, defineNamed, definePerson, defineScreens, defineTexts } from './vocabulary.ts'

export const named = defineNamed({ lends: { allOf: ['readBooks', 'changeLoans'] } })

export const person = definePerson({
  entity: 'Member',
  email: 'email',
  password: 'secrets.password',
  role: 'role',
  screenName: 'name',
  username: 'cardNumber',
  phone: 'address.phone',
  avatar: 'portrait',
  account: {
    registrationTime: 'account.joined',
    registrationIp: 'account.joinedFrom',
    lastLoginTime: 'account.lastVisit',
    lastLoginIp: 'account.lastVisitFrom',
    timeZone: 'account.zone',
    referralUrl: 'account.cameFrom',
  },
  enters: ['ACTIVE'],
  refusal: 'notAtTheDesk',
})

export const screens = defineScreens({
  login: { path: '/login', label: 'Library desk', needs: { anyone: 'how one gets in' }, bare: true },
  welcome: { path: '/', label: 'Welcome', needs: { anyStaff: 'a greeting' }, uses: ['booksAutocomplete'] },
})

export const menu = defineMenu({
  side: [
    { to: { custom: 'welcome' }, label: 'Welcome', icon: 'dashboard' },
    { to: { list: 'Member' }, label: 'Members', icon: 'people', counts: { entity: 'Member', view: 'owing' } },
    { to: { list: 'Book' }, label: 'Books', icon: 'description' },
    { to: { queue: 'Loan' }, label: 'Loans', icon: 'receiptLong', counts: { entity: 'Loan', view: 'out' } },
    { to: { own: 'Member' }, label: 'My card', icon: 'person', name: 'me' },
    { to: { group: 'house' }, label: 'House', icon: 'settings' },
    { to: { link: 'supportUrl' }, label: 'Help', icon: 'help' },
    { to: { command: 'logout' }, label: 'Leave', icon: 'logout' },
  ],
  groups: { house: { path: '/house', entries: [{ to: { settings: 'HouseSettings' }, label: 'House', icon: 'domain' }] } },
})

export const app = defineApp({
  basePath: '/desk/',
  defaultSiteName: 'library',
  locale: 'en',
  dateFormat: 'MM/DD/YYYY',
  drawerWidth: 240,
  headerHeight: 56,
  selectMaxHeight: 300,
  chunkTimeout: 60_000,
  configTries: 3,
  configPause: 1_000,
  addresses: { apiUrl: '/graphql', supportUrl: '', shopUrl: '' },
  notices: { query: 500, general: 1_000 },
  theme: { primary: '#224466', secondary: '#444444', error: '#AA0000', success: '#00AA00', warning: '#AAAA00' },
  flags: { patrons: false, fines: true },
  configuration: { entity: 'HouseSettings', part: 'front' },
  constants: { loanDays: 28 },
})

export const texts = defineTexts({
  notAtTheDesk: 'Only the desk may enter.',
  'guards.notMyself': 'Somebody else has to do that',
  'guards.bookIsHere': 'The book is not here',
})
