// A tiny product of another field: members borrow books. It has each thing that records can have, and no word of the real product.
import type { Written } from '../../../../generator/written.ts'
import { books, genres, house } from './books.ts'
import { loans } from './loans.ts'
import { members } from './members.ts'
import { access, defineApp, defineMenu, defineNamed, definePerson, defineScreens, defineTexts, vocabulary } from './words.ts'

export const library = {
  access,
  vocabulary,
  named: defineNamed({}),
  person: definePerson({
    entity: 'Member',
    email: 'email',
    password: 'account.password',
    role: 'role',
    screenName: 'name',
    username: 'name',
    phone: 'account.phone',
    avatar: 'name',
    account: {
      registrationTime: 'joined',
      registrationIp: 'name',
      lastLoginTime: 'joined',
      lastLoginIp: 'name',
      timeZone: 'name',
      referralUrl: 'name',
    },
    enters: [],
    refusal: 'no',
  }),
  menu: defineMenu({ side: [], groups: {} }),
  screens: defineScreens({}),
  app: defineApp({
    basePath: '/',
    defaultSiteName: 'library',
    locale: 'en',
    dateFormat: 'MM/DD/YYYY',
    drawerWidth: 1,
    headerHeight: 1,
    selectMaxHeight: 1,
    chunkTimeout: 1,
    configTries: 1,
    configPause: 1,
    addresses: {},
    notices: { query: 1, general: 1 },
    theme: { primary: '', secondary: '', error: '', success: '', warning: '' },
    flags: {},
    configuration: { entity: 'House', part: '' },
    constants: {},
  }),
  texts: defineTexts({ 'guards.notOneself': 'Not oneself', 'guards.notBarred': '{0} is barred' }),
  entities: { Member: members, Book: books, Genre: genres, Loan: loans, House: house },
} as unknown as Written
