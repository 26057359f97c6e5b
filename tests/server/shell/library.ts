// A tiny product of another field for the server's shell: a library with people, their pay, and books that belong to people.
import type { EntityModel, PersonModel } from '../../../language/model.ts'
import type { ProductModel } from '../../../server/ProductModel.ts'
import type { ProductBundle } from '../../../server/ProductBundle.ts'
import { part, statusField, textField, time } from './libraryFields.ts'
import { allRights, operations, right } from './libraryOperations.ts'
import { contract } from './libraryTables.ts'
import { peopleList } from './peopleList.ts'

const states = ['ACTIVE', 'DISABLED'].map((name) => ({ name, label: name, tone: 'neutral' as const }))

const people: EntityModel = {
  name: 'Person',
  wire: 'people',
  one: 'person',
  many: 'people',
  file: 'people',
  key: 'number',
  title: 'name',
  titleElse: [],
  own: 'id',
  deletedAt: 'leftTime',
  card: {
    entity: 'Person',
    title: 'name',
    titleElse: [],
    under: ['nick'],
    marks: [
      { path: 'pay.grade', wire: 'payGrade', read: right('readPay'), guard: 'readsPay', field: { label: 'grade', choices: [], tones: {} } },
    ],
  },
  parts: [
    part({
      name: '',
      typeName: 'Person',
      wire: 'people',
      table: 'person',
      read: { rule: { right: 'readPeople' }, own: { right: 'readMe' } },
      fields: [
        textField('email', 'email', { kind: 'email', required: true, graphql: 'String!' }),
        textField('name', 'name'),
        textField('nick', 'nick'),
        textField('phone', 'phone', { read: right('readPhones'), guard: 'readsPhone' }),
        textField('role', 'role', { required: true }),
        statusField(states),
        time('leftTime', 'leftTime', { class: 'internal', read: { rule: { nobody: true } } }),
        textField('avatar', 'avatar', {
          kind: 'image',
          graphql: 'Image',
          filter: 'none',
          columns: [{ name: 'avatar', suffix: '', sql: 'jsonb' }],
        }),
      ],
      lifecycle: { label: 'status', starts: 'ACTIVE', states },
    }),
    part({
      name: 'credentials',
      typeName: 'PersonCredentials',
      wire: 'credentials',
      table: 'person_credentials',
      read: { rule: { nobody: true } },
      fields: [textField('password', 'credentials.password', { kind: 'secret', class: 'secret', filter: 'none' })],
    }),
    part({
      name: 'pay',
      typeName: 'PersonPay',
      wire: 'pay',
      table: 'person_pay',
      read: right('readPay'),
      guard: 'readsPay',
      fields: [textField('grade', 'pay.grade')],
    }),
    part({
      name: 'registration',
      typeName: 'PersonRegistration',
      wire: 'registration',
      table: 'person_registration',
      read: right('readPeople'),
      guard: 'readsRegistration',
      fields: [
        time('lastLoginTime'),
        time('registrationTime'),
        ...['lastLoginIp', 'registrationIp', 'timeZone', 'referralUrl'].map((name) => textField(name, `registration.${name}`)),
      ],
    }),
  ],
  unique: [],
  actions: [],
  details: [],
  autocomplete: 'peopleAutocomplete',
  list: peopleList,
}

const books: EntityModel = {
  name: 'Book',
  wire: 'books',
  one: 'book',
  many: 'books',
  file: 'books',
  key: 'number',
  title: 'title',
  titleElse: [],
  own: 'owner',
  card: { entity: 'Book', title: 'title', titleElse: [], under: [], marks: [] },
  parts: [
    part({
      name: '',
      typeName: 'Book',
      wire: 'books',
      table: 'book',
      read: { rule: { right: 'readBooks' }, own: { right: 'readMyBooks' } },
      fields: [
        textField('title', 'title', { required: true, graphql: 'String!' }),
        textField('note', 'note'),
        textField('owner', 'owner', {
          kind: 'reference',
          graphql: 'PersonCard',
          entity: 'Person',
          keyed: 'number',
          filter: 'oneOf',
          columns: [{ name: 'owner_id', suffix: '_id', sql: 'bigint' }],
          card: people.card,
        }),
      ],
    }),
  ],
  unique: [],
  actions: [],
  details: [],
}

const site: EntityModel = {
  ...books,
  name: 'Site',
  wire: 'site',
  file: 'site',
  key: 'single',
  own: undefined as never,
  title: 'siteName',
  card: { entity: 'Site', title: 'siteName', titleElse: [], under: [], marks: [] },
  parts: [
    part({
      name: '',
      typeName: 'Site',
      wire: 'site',
      table: 'site',
      read: right('readSite'),
      fields: [
        textField('siteName', 'siteName'),
        textField('supportEmail', 'supportEmail'),
        textField('s3Url', 's3Url'),
        textField('secondFactor', 'secondFactor', {
          kind: 'choices',
          filter: 'none',
          columns: [{ name: 'second_factor', suffix: '', sql: 'text[]' }],
        }),
      ],
    }),
  ],
}
delete (site as { own?: string }).own

const person: PersonModel = {
  entity: 'Person',
  email: 'email',
  password: 'credentials.password',
  role: 'role',
  screenName: 'name',
  username: 'nick',
  phone: 'phone',
  avatar: 'avatar',
  account: Object.fromEntries(
    ['registrationTime', 'registrationIp', 'lastLoginTime', 'lastLoginIp', 'timeZone', 'referralUrl'].map((name) => [
      name,
      `registration.${name}`,
    ]),
  ) as PersonModel['account'],
  enters: ['ACTIVE'],
  refusal: 'refused',
  staff: ['librarian', 'helper'],
  secondFactor: { requiredOf: 'secondFactor' },
}

export const product: ProductModel = {
  app: { locale: 'en', languages: ['de'], configuration: { entity: 'Site', part: '' }, constants: {}, flags: {} },
  roles: [],
  groups: {},
  roleRights: { librarian: allRights, helper: ['readMyBooks', 'readMe', 'opensLoans'] },
  person,
  entities: [people, books, site],
  operations,
  tables: [],
  forms: {},
  texts: { refused: 'You may not enter.' },
  customs: { effects: {}, actions: {}, guards: {}, derived: {} },
}

export const served = (sdl: readonly string[], migrations: string, consoleFolder: string): ProductBundle => ({
  product,
  sdl: [...sdl, contract],
  manifest: {},
  defaults: { basePath: '/admin/', addresses: { apiUrl: '/graphql' }, flags: {}, constants: {} },
  shippedConfig: { supportUrl: 'https://support.example' },
  consoleFolder,
  migrations,
})
