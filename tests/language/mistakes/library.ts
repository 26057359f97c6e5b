// A small product of another field, without a mistake in it: a library. The mistakes are planted into its text one at a time.
import { defineAccess, defineVocabulary, speak, type WordsOf } from '../../../language/define.ts'

export const access = defineAccess({
  roles: {
    librarian: { one: 'Librarian', many: 'Librarians', staff: true },
    helper: { one: 'Helper', many: 'Helpers', staff: true },
    reader: { one: 'Reader', many: 'Readers' },
  },
  groups: { everybody: ['librarian', 'helper', 'reader'], readers: ['reader'] },
  areas: {
    people: { label: 'People', any: ['getAnyPerson', 'updateAnyPerson'], my: ['getMyPerson'], holds: ['librarian', 'helper'] },
    fines: { label: 'Fines', any: ['getAnyFine', 'updateAnyFine'], client: ['getMyFine'], holds: ['librarian'] },
    books: { label: 'Books', any: ['getAnyBook', 'updateAnyBook'], holds: ['librarian', 'helper'] },
  },
})

const vocabulary = defineVocabulary({
  access,
  entities: ['Person', 'Book', 'Loan'],
  flags: ['fines', 'reminders'],
  named: ['keepsBooks'],
})
interface Words extends WordsOf<typeof vocabulary> {}
const { definePart, defineEntity, defineNamed, definePerson, defineMenu, defineScreens, defineApp, defineTexts } = speak<Words>()

export const named = defineNamed({ keepsBooks: { allOf: ['getAnyBook', 'updateAnyBook'] } })

export const person = definePerson({
  entity: 'Person',
  email: 'email',
  password: 'login.password',
  role: 'role',
  screenName: 'name',
  username: 'name',
  phone: 'phone',
  avatar: 'picture',
  account: {
    registrationTime: 'since',
    registrationIp: 'ip',
    lastLoginTime: 'last',
    lastLoginIp: 'lastIp',
    timeZone: 'zone',
    referralUrl: 'from',
  },
  enters: ['OPEN'],
  refusal: 'mayNotEnter',
})

export const menu = defineMenu({
  side: [
    { to: { list: 'Book' }, label: 'Books', icon: 'listAlt', needs: 'keepsBooks', when: 'reminders' },
    { to: { own: 'Person' }, label: 'Me', icon: 'person' },
    { to: { command: 'logout' }, label: 'Leave', icon: 'logout' },
  ],
  groups: { desk: { path: '/desk', entries: [{ to: { list: 'Loan' }, label: 'Loans', icon: 'receiptLong' }] } },
})

export const screens = defineScreens({ start: { path: '/', label: 'Start', needs: { anyStaff: 'the first thing one sees' } } })

export const app = defineApp({
  basePath: '/library/',
  defaultSiteName: 'library',
  locale: 'en',
  dateFormat: 'MM/DD/YYYY',
  drawerWidth: 300,
  headerHeight: 64,
  selectMaxHeight: 320,
  chunkTimeout: 120_000,
  configTries: 3,
  configPause: 1_000,
  addresses: {},
  notices: { query: 500, general: 1_000 },
  theme: { primary: '#111111', secondary: '#222222', error: '#333333', success: '#444444', warning: '#555555' },
  flags: { fines: true, reminders: false },
  configuration: { entity: 'Book', part: 'shelf' },
  constants: { shelves: 12 },
})

export const texts = defineTexts({ mayNotEnter: 'You may not enter' })

export const people = defineEntity({
  entity: 'Person',
  label: { one: 'Person', many: 'People' },
  title: 'name',
  titleElse: ['email'],
  own: 'id',
  card: { picture: 'picture', under: ['email'], marks: ['status', 'fine.status'] },
  read: 'getAnyPerson',
  update: 'updateAnyPerson',
  ownRead: 'getMyPerson',
  fields: {
    name: { kind: 'text', label: 'Name', required: true, max: 80 },
    email: { kind: 'email', label: 'E-mail', required: true, unique: true },
    role: { kind: 'choice', label: 'Role', options: 'roles', required: true, update: 'nobody' },
    picture: { kind: 'image', label: 'Picture', written: 'server' },
    born: { kind: 'date', label: 'Born', class: 'personal' },
    card: { kind: 'masked', label: 'Library card', shows: 4, reveal: 'getAnyFine' },
    favourite: { kind: 'reference', label: 'Favourite book', entity: 'Book', of: 'readers' },
  },
  lifecycle: {
    label: 'Status',
    starts: 'OPEN',
    states: { OPEN: { label: 'Open', tone: 'good' }, CLOSED: { label: 'Closed' } },
    transitions: {
      close: {
        label: 'Close',
        from: ['OPEN'],
        to: 'CLOSED',
        needs: 'updateAnyPerson',
        asks: { why: { kind: 'longText', label: 'Reason', required: true } },
        confirms: { says: 'Close {name}?', counts: { loans: 'Ends {0} loans.' } },
        guards: ['nothingLent'],
        undo: { by: 'reopen', within: '30 days' },
      },
      reopen: { label: 'Reopen', from: ['CLOSED'], to: 'OPEN', needs: 'updateAnyPerson', undo: { by: 'close' }, sets: { born: 'empty' } },
    },
  },
  parts: {
    fine: definePart({
      read: 'getAnyFine',
      update: 'updateAnyFine',
      of: 'readers',
      fields: {
        due: { kind: 'money', label: 'Due', currency: 'EUR', written: 'server' },
        remark: { kind: 'longText', label: 'Remark', max: 300 },
      },
      lifecycle: {
        label: 'Fine',
        starts: 'NONE',
        states: { NONE: { label: 'No fine' }, DUE: { label: 'Fine due', tone: 'bad' } },
        transitions: {
          fine: { label: 'Fine', from: ['NONE'], to: 'DUE', needs: 'updateAnyFine', undo: { by: 'forgive' } },
          forgive: { label: 'Forgive', from: ['DUE'], to: 'NONE', needs: 'updateAnyFine', undo: { never: 'forgiven is forgiven' } },
        },
      },
    }),
  },
  reads: {
    getStats: { by: 'role', wire: 'roles' },
    autocomplete: { also: [{ needs: 'keepsBooks', fields: ['name'], why: 'who lent it' }] },
  },
  create: { label: 'Add person', needs: 'updateAnyPerson', fields: ['name', 'email', 'fine.remark'] },
  remove: { label: 'Remove', needs: 'updateAnyPerson', undo: { never: 'gone is gone' } },
  actions: {
    remind: {
      kind: 'custom',
      on: 'record',
      by: 'sendReminder',
      label: 'Remind',
      needs: 'getAnyFine',
      of: 'readers',
      undo: { never: 'sent is sent' },
    },
  },
  list: {
    path: '/people',
    columns: ['id', { field: 'name', under: ['email'], marks: ['fine.status'] }, 'fine.due'],
    filters: ['role', 'status'],
    search: ['name', 'email'],
    sort: { by: 'name', first: 'lowest' },
    views: { late: { label: 'Late', where: { field: 'fine.status', is: ['DUE'] } }, closed: { label: 'Closed', states: ['CLOSED'] } },
    starts: { status: ['OPEN'] },
    actions: ['close', 'fine.forgive', 'remind', 'update'],
  },
  detail: {
    path: '/people/:personId',
    head: { under: ['email'], marks: ['status'] },
    actions: ['close', 'reopen'],
    sections: {
      profile: { kind: 'form', label: 'Profile', of: ['everybody'] },
      fine: { kind: 'form', label: 'Fine', of: ['readers'], part: 'fine' },
      facts: { kind: 'facts', label: 'Facts', fields: ['born', 'fine.due'], actions: ['fine.fine'] },
      loans: { kind: 'related', label: 'Loans', entity: 'Loan', by: 'person' },
      shelf: { kind: 'custom', label: 'Shelf', needs: { anyOf: ['getAnyBook', 'getAnyFine'] } },
    },
  },
})

export const loans = defineEntity({
  entity: 'Loan',
  label: { one: 'Loan', many: 'Loans' },
  title: 'number',
  key: 'number',
  read: { allOf: ['getAnyPerson', 'getAnyBook'] },
  fields: {
    number: { kind: 'text', label: 'Number', required: true, fixed: true },
    person: { kind: 'reference', label: 'Person', entity: 'Person', required: true },
    days: { kind: 'integer', label: 'Days', min: 1, max: 90, unit: 'd' },
    late: { kind: 'derived', label: 'Late', as: 'flag', by: 'isLate' },
  },
  rules: { long: { when: { person: { not: 'empty' } }, must: { lte: ['days', 'number'] }, says: 'Lent too long', at: 'days' } },
  unique: [{ fields: ['number', 'person'], text: 'Lent already' }],
  lifecycle: {
    label: 'Status',
    starts: 'OUT',
    states: { OUT: { label: 'Lent' }, BACK: { label: 'Back' } },
    transitions: {
      giveBack: { label: 'Give back', key: 'b', from: ['OUT'], to: 'BACK', needs: 'keepsBooks', undo: { never: 'lend it anew' } },
    },
  },
  queue: {
    path: '/loans',
    waiting: ['OUT'],
    when: 'fines',
    columns: ['number', 'person', 'days'],
    sort: { by: 'number', first: 'oldest' },
    actions: ['giveBack'],
  },
})
