// A tiny product of another field: members borrow books. It has each thing that records can have, and no word of the real product.
import { defineAccess, defineVocabulary, speak } from '../../../language/define.ts'
import type { WordsOf } from '../../../language/define.ts'
import type { Written } from '../../../generator/written.ts'

const access = defineAccess({
  roles: { librarian: { one: 'Librarian', many: 'Librarians', staff: true }, helper: { one: 'Helper', many: 'Helpers', staff: true }, reader: { one: 'Reader', many: 'Readers' } },
  groups: { readers: ['reader'], staff: ['librarian', 'helper'] },
  areas: {
    members: { label: 'Members', any: ['readMembers', 'changeMembers', 'readContacts', 'changeContacts', 'barMembers', 'seeRatings'], my: ['readMe', 'changeMe'], holds: ['librarian'], holdsMy: ['helper'] },
    books: { label: 'Books', any: ['readBooks', 'changeBooks', 'readPrices', 'changePrices'], holds: ['librarian'] },
    loans: { label: 'Loans', any: ['readLoans', 'changeLoans'], my: ['readMyLoans'], holds: ['librarian'], holdsMy: ['helper'] },
  },
})
const vocabulary = defineVocabulary({ access, entities: ['Member', 'Book', 'Genre', 'Loan', 'House'], flags: [], named: [] })
interface Words extends WordsOf<typeof vocabulary> {}
const { defineEntity, definePart, definePerson, defineApp, defineMenu, defineNamed, defineScreens, defineTexts } = speak<Words>()

const members = defineEntity({
  entity: 'Member', label: { one: 'Member', many: 'Members' }, title: 'name', titleElse: ['email'], own: 'id',
  card: { under: ['email'], marks: ['standing.status'] },
  read: 'readMembers', update: 'changeMembers', ownRead: 'readMe', ownUpdate: 'changeMe',
  fields: {
    name: { kind: 'text', label: 'Name', max: 40 },
    email: { kind: 'email', label: 'E-mail', required: true, unique: true },
    role: { kind: 'choice', label: 'Role', options: 'roles', required: true, starts: 'reader', update: 'barMembers' },
    joined: { kind: 'time', label: 'Joined', starts: 'now', written: 'server', required: true },
  },
  parts: {
    account: definePart({ read: 'nobody', update: 'changeMembers', fields: { password: { kind: 'secret', label: 'Password', min: 8 }, phone: { kind: 'phone', label: 'Phone' } } }),
    contact: definePart({
      read: 'readContacts', update: 'changeContacts',
      fields: {
        street: { kind: 'text', label: 'Street', required: true, max: 20 },
        zip: { kind: 'text', label: 'Zip code', required: true },
        country: { kind: 'location', label: 'Country', level: 'country' },
        region: { kind: 'location', label: 'Region', level: 'region', within: 'country' },
        card: { kind: 'masked', label: 'Card number', shows: 4, reveal: 'barMembers' },
        born: { kind: 'date', label: 'Born' },
      },
    }),
    standing: definePart({
      read: 'readMembers',
      fields: {
        reason: { kind: 'longText', label: 'Reason', written: 'server' },
        by: { kind: 'reference', label: 'By', entity: 'Member', written: 'server' },
        time: { kind: 'time', label: 'Time', written: 'server' },
        rating: { kind: 'percent', label: 'Rating', written: 'server', read: 'seeRatings' },
      },
      lifecycle: {
        label: 'Standing', starts: 'GOOD', states: { GOOD: { label: 'Good' }, BARRED: { label: 'Barred', tone: 'bad' } },
        transitions: {
          bar: { label: 'Bar', from: ['GOOD'], to: 'BARRED', needs: 'barMembers', asks: { reason: { kind: 'longText', label: 'Reason', required: true } }, sets: { by: 'viewer', time: 'now' }, guards: ['notOneself'], undo: { by: 'pardon', within: '30 days' } },
          pardon: { label: 'Pardon', from: ['BARRED'], to: 'GOOD', needs: 'barMembers', sets: { reason: 'empty' }, undo: { by: 'bar' } },
        },
      },
    }),
  },
  create: { label: 'Add member', needs: 'changeMembers', fields: ['name', 'email', 'role', 'contact.street', 'contact.zip'] },
  list: {
    path: '/members', columns: ['id', 'name', 'email', 'contact.country', 'standing.status', 'standing.rating', 'joined'], filters: ['role', 'standing.status', 'contact.country', 'joined', 'standing.rating'],
    search: ['id', 'name', 'email', 'contact.street'], sort: { by: 'joined', first: 'newest' }, sortable: ['name', 'email', 'role', 'contact.country', 'standing.rating'], actions: ['update', 'standing.bar', 'standing.pardon'],
  },
  detail: { path: '/members/:memberId', sections: { own: { kind: 'form', label: 'Member' }, contact: { kind: 'form', label: 'Contact', part: 'contact' }, standing: { kind: 'facts', label: 'Standing', fields: ['standing.status', 'standing.reason'] } } },
})

const genres = defineEntity({
  entity: 'Genre', label: { one: 'Genre', many: 'Genres' }, title: 'name', key: 'code',
  read: { anyStaff: 'names of genres are no secret' }, update: 'changeBooks',
  fields: { code: { kind: 'text', label: 'Code', required: true, pattern: '^[A-Z]{2,5}$', max: 5 }, name: { kind: 'text', label: 'Name', required: true } },
  create: { label: 'Add genre', needs: 'changeBooks', fields: ['code', 'name'] },
  remove: { label: 'Delete', needs: 'changeBooks', undo: { never: 'a test' } },
  list: { path: '/genres', whole: true, columns: ['code', 'name'], sort: { by: 'name', first: 'lowest' }, actions: ['update', 'remove'] },
})

const books = defineEntity({
  entity: 'Book', label: { one: 'Book', many: 'Books' }, title: 'title', own: 'owner',
  read: 'readBooks', update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 60 },
    genre: { kind: 'reference', label: 'Genre', entity: 'Genre' },
    also: { kind: 'references', label: 'Also', entity: 'Genre', max: 3 },
    pages: { kind: 'integer', label: 'Pages', min: 1, max: 5000 },
    weight: { kind: 'decimal', label: 'Weight', decimals: 3, positive: true },
    price: { kind: 'money', label: 'Price', read: 'readPrices', update: 'changePrices' },
    fine: { kind: 'money', label: 'Fine', currency: 'EUR', min: 0 },
    rare: { kind: 'flag', label: 'Rare', starts: false },
    languages: { kind: 'choices', label: 'Languages', options: { EN: 'English', DE: 'German', FR: 'French' } },
    cover: { kind: 'choice', label: 'Cover', options: { SOFT: 'Soft', HARD: 'Hard' }, narrowedBy: 'covers' },
    owner: { kind: 'reference', label: 'Owner', entity: 'Member' },
    loans: { kind: 'derived', label: 'Loans', as: 'integer', by: 'loansOf' },
  },
  unique: [{ fields: ['title', 'cover'], text: 'There is such a book already' }],
  create: { label: 'Add book', needs: 'changeBooks', fields: ['title', 'genre', 'also', 'pages', 'weight', 'price', 'fine', 'languages', 'cover', 'owner'] },
  remove: { label: 'Delete', needs: 'changeBooks', undo: { never: 'a test' } },
  reads: { getStats: { by: 'cover', sums: ['fine'] } },
  actions: {
    order: { kind: 'custom', on: 'list', label: 'Order', needs: 'changeBooks', by: 'orderBooks', repeats: 'asks', asks: { title: { kind: 'text', label: 'Title', required: true }, price: { kind: 'money', label: 'Price', currency: 'EUR', positive: true, required: true } }, undo: { never: 'a test' } },
    lend: { kind: 'custom', on: 'record', label: 'Lend', needs: 'changeLoans', by: 'lendBook', guards: ['notBarred'], asks: { member: { kind: 'reference', label: 'Member', entity: 'Member', required: true } }, undo: { never: 'a test' } },
  },
  list: {
    path: '/books', columns: ['title', 'genre', 'pages', 'weight', 'price', 'cover', 'loans', 'owner'], filters: ['genre', 'also', 'pages', 'weight', 'fine', 'rare', 'languages', 'cover', 'title', 'owner'],
    search: ['title', 'genre', 'owner'], sort: { by: 'title', first: 'lowest' }, sortable: ['pages', 'weight', 'cover', 'fine'], sums: { of: 'fine', per: 'cover' }, actions: ['update', 'remove', 'lend'],
  },
})

const loans = defineEntity({
  entity: 'Loan', label: { one: 'Loan', many: 'Loans' }, title: 'id', own: 'member',
  read: 'readLoans', ownRead: 'readMyLoans',
  fields: {
    book: { kind: 'reference', label: 'Book', entity: 'Book', required: true },
    member: { kind: 'reference', label: 'Member', entity: 'Member', required: true },
    note: { kind: 'text', label: 'Note', written: 'server' },
    returned: { kind: 'time', label: 'Returned', written: 'server' },
  },
  lifecycle: {
    label: 'Status', starts: 'OUT', states: { OUT: { label: 'Out' }, BACK: { label: 'Back' }, LOST: { label: 'Lost' } },
    transitions: {
      giveBack: { label: 'Give back', from: ['OUT'], to: 'BACK', needs: 'changeLoans', asks: { note: { kind: 'text', label: 'Note', max: 10 } }, sets: { returned: 'now' }, effect: 'countReturn', undo: { by: 'undoBack', within: '2 days' } },
      lose: { label: 'Lose', from: ['OUT'], to: 'LOST', needs: 'changeLoans', undo: { by: 'undoLost' } },
      undoBack: { label: 'Undo', verb: 'undo', from: ['BACK'], to: 'OUT', needs: 'changeLoans', sets: { returned: 'empty', note: 'empty' }, undo: { by: 'giveBack' } },
      undoLost: { label: 'Undo', verb: 'undo', from: ['LOST'], to: 'OUT', needs: { allOf: ['changeLoans', 'changeBooks'] }, undo: { by: 'lose' } },
    },
  },
  list: { path: '/loans', columns: ['id', 'book', 'member', 'status'], filters: ['status', 'member'], search: ['id', 'member', 'book'], sort: { by: 'id', first: 'newest' }, actions: ['giveBack', 'lose', 'undoBack', 'undoLost'] },
})

const house = defineEntity({
  entity: 'House', wire: 'house', label: { one: 'House', many: 'House' }, title: 'name', key: 'single',
  read: 'readBooks', update: 'changeBooks',
  fields: { name: { kind: 'text', label: 'Name' }, covers: { kind: 'choices', label: 'Covers', options: { SOFT: 'Soft', HARD: 'Hard' } } },
  settings: { house: { path: '/house', label: 'House', needs: 'readBooks', sections: { all: { kind: 'form', label: 'House' } } } },
})

export const library = {
  access, vocabulary,
  named: defineNamed({}),
  person: definePerson({
    entity: 'Member', email: 'email', password: 'account.password', role: 'role', screenName: 'name', username: 'name', phone: 'account.phone', avatar: 'name',
    account: { registrationTime: 'joined', registrationIp: 'name', lastLoginTime: 'joined', lastLoginIp: 'name', timeZone: 'name', referralUrl: 'name' }, enters: [], refusal: 'no',
  }),
  menu: defineMenu({ side: [], groups: {} }),
  screens: defineScreens({}),
  app: defineApp({
    basePath: '/', defaultSiteName: 'library', locale: 'en', dateFormat: 'MM/DD/YYYY', drawerWidth: 1, headerHeight: 1, selectMaxHeight: 1, chunkTimeout: 1, configTries: 1, configPause: 1,
    addresses: {}, notices: { query: 1, general: 1 }, theme: { primary: '', secondary: '', error: '', success: '', warning: '' }, flags: {}, configuration: { entity: 'House', part: '' }, constants: {},
  }),
  texts: defineTexts({ 'guards.notOneself': 'Not oneself', 'guards.notBarred': '{0} is barred' }),
  entities: { Member: members, Book: books, Genre: genres, Loan: loans, House: house },
} as unknown as Written
