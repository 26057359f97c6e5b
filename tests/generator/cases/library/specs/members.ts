// Everybody with a card of the library.
import { defineEntity, definePart } from './vocabulary.ts'

/** Everybody with a card of the library. */
export const members = defineEntity({
  entity: 'Member',
  label: { one: 'Member', many: 'Members' },
  title: 'name',
  titleElse: ['email'],
  own: 'id',
  card: { picture: 'portrait', under: ['role'], marks: ['status', 'fees.status'] },
  read: 'readMembers',
  update: 'changeMembers',
  ownRead: 'readMe',
  ownUpdate: 'changeMe',
  guards: ['notMyself'],
  conditions: { notMyself: { id: { not: 'viewer' } } },
  fields: {
    /** Notices are sent there. */
    email: { kind: 'email', label: 'E-mail', required: true, unique: true, class: 'personal', ownAsks: 'password' },
    name: { kind: 'text', label: 'Name', required: true, max: 80 },
    cardNumber: { kind: 'text', label: 'Card number', required: true, unique: true, fixed: true, pattern: '^[0-9]{6}$' },
    role: { kind: 'choice', label: 'Role', options: 'roles', required: true, fixed: true, starts: 'reader' },
    portrait: { kind: 'image', label: 'Portrait', written: 'server' },
  },
  lifecycle: {
    label: 'State',
    starts: 'ACTIVE',
    states: { ACTIVE: { label: 'Active', tone: 'good' }, BLOCKED: { label: 'Blocked', tone: 'bad' } },
    transitions: {
      block: {
        label: 'Block',
        key: 'b',
        from: ['ACTIVE'],
        to: 'BLOCKED',
        needs: 'changeMembers',
        asks: { reason: { kind: 'longText', label: 'Reason', required: true, max: 300 } },
        confirms: { says: 'Block {name}?', counts: { loans: '{0} books are still out.' } },
        undo: { by: 'unblock', within: '30 days' },
      },
      unblock: { label: 'Unblock', from: ['BLOCKED'], to: 'ACTIVE', needs: 'changeMembers', undo: { by: 'block' } },
    },
  },
  parts: {
    account: definePart({
      label: 'Account',
      read: 'readMembers',
      ownRead: 'readMe',
      fields: {
        joined: { kind: 'time', label: 'Joined', required: true, written: 'server', starts: 'now' },
        joinedFrom: { kind: 'text', label: 'Joined from', written: 'server' },
        lastVisit: { kind: 'time', label: 'Last visit', written: 'server', empty: 'never' },
        lastVisitFrom: { kind: 'text', label: 'Last visit from', written: 'server' },
        zone: { kind: 'text', label: 'Time zone', written: 'server' },
        cameFrom: { kind: 'url', label: 'Came from', written: 'server' },
      },
    }),
    secrets: definePart({ read: 'nobody', fields: { password: { kind: 'secret', label: 'Password', required: true, written: 'server' } } }),
    address: definePart({
      label: 'Address',
      wire: 'addresses',
      read: 'readAddresses',
      update: 'changeMembers',
      of: 'guests',
      fields: {
        phone: { kind: 'phone', label: 'Phone' },
        street: { kind: 'text', label: 'Street' },
        country: { kind: 'location', label: 'Country', level: 'country' },
        region: { kind: 'location', label: 'Region', level: 'region', within: 'country' },
      },
    }),
    fees: definePart({
      label: 'Fees',
      read: 'readLoans',
      fields: { owed: { kind: 'money', label: 'Owed', currency: 'EUR', written: 'server', required: true, starts: '0.00' } },
      lifecycle: {
        label: 'Fees',
        starts: 'NONE',
        states: { NONE: { label: 'None' }, OWING: { label: 'Owing', tone: 'attention', reached: 'outside' } },
        transitions: {
          waive: { label: 'Waive', from: ['OWING'], to: 'NONE', needs: { allOf: ['changeLoans', 'changeHouse'] }, effect: 'waiveFees', undo: { never: 'the debt is gone' } },
        },
      },
    }),
  },
  reads: { getStats: { by: 'role', wire: 'roles' } },
  create: { label: 'Add member', needs: 'changeMembers', fields: ['email', 'name', 'cardNumber', 'role', 'address.phone'] },
  list: {
    path: '/members',
    columns: ['id', { field: 'name', under: ['email'], marks: ['status', 'fees.status'] }, 'role', 'fees.owed', 'account.lastVisit'],
    more: ['address.country'],
    filters: ['role', 'status', 'account.joined', 'address.country'],
    search: ['id', 'name', 'email', 'address.phone'],
    sort: { by: 'account.joined', first: 'newest' },
    views: { blocked: { label: 'Blocked', states: ['BLOCKED'] }, owing: { label: 'Owing', where: { field: 'fees.status', is: ['OWING'] } } },
    actions: ['block', 'unblock', 'fees.waive'],
  },
  detail: {
    path: '/members/:memberId',
    head: { under: ['role'], marks: ['status', 'fees.status'], facts: ['fees.owed'] },
    actions: ['block', 'unblock'],
    links: {
      shop: { label: 'In the shop', of: ['guests'], to: { address: 'shopUrl', path: '/cards/{email}' } },
    },
    sections: {
      profile: { kind: 'form', label: 'Profile', of: ['everybody'], unless: 'shopUrl' },
      account: { kind: 'facts', label: 'Account', fields: ['account.joined', 'account.lastVisit', 'fees.owed'], actions: ['fees.waive'] },
      address: { kind: 'form', label: 'Address', of: ['guests'], part: 'address' },
      loans: { kind: 'related', label: 'Loans', of: ['guests'], entity: 'Loan', by: 'member' },
      reading: { kind: 'custom', label: 'Reading habits', needs: 'readLoans' },
    },
  },
})
