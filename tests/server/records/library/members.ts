// People, with a secret, a contact of its own right, and a standing with its states.
import { defineEntity, definePart } from './words.ts'

export const members = defineEntity({
  entity: 'Member',
  label: { one: 'Member', many: 'Members' },
  title: 'name',
  titleElse: ['email'],
  own: 'id',
  card: { under: ['email'], marks: ['standing.status'] },
  read: 'readMembers',
  update: 'changeMembers',
  ownRead: 'readMe',
  ownUpdate: 'changeMe',
  fields: {
    name: { kind: 'text', label: 'Name', max: 40 },
    email: { kind: 'email', label: 'E-mail', required: true, unique: true },
    role: { kind: 'choice', label: 'Role', options: 'roles', required: true, starts: 'reader', update: 'barMembers' },
    joined: { kind: 'time', label: 'Joined', starts: 'now', written: 'server', required: true },
  },
  parts: {
    account: definePart({
      read: 'nobody',
      update: 'changeMembers',
      fields: { password: { kind: 'secret', label: 'Password', min: 8 }, phone: { kind: 'phone', label: 'Phone' } },
    }),
    contact: definePart({
      read: 'readContacts',
      update: 'changeContacts',
      fields: {
        street: { kind: 'text', label: 'Street', required: true, max: 20 },
        zip: { kind: 'text', label: 'Zip code', required: true },
        country: { kind: 'location', label: 'Country', level: 'country' },
        region: { kind: 'location', label: 'Region', level: 'region', within: 'country' },
        card: { kind: 'masked', label: 'Card number', shows: 4, reveal: 'barMembers' },
        born: { kind: 'date', label: 'Born' },
      },
    }),
    taste: definePart({
      read: 'readMembers',
      update: 'changeMembers',
      of: 'readers',
      fields: { likes: { kind: 'text', label: 'Likes' }, shelf: { kind: 'text', label: 'Shelf', of: 'staff' } },
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
        label: 'Standing',
        starts: 'GOOD',
        states: { GOOD: { label: 'Good' }, BARRED: { label: 'Barred', tone: 'bad' } },
        transitions: {
          bar: {
            label: 'Bar',
            from: ['GOOD'],
            to: 'BARRED',
            needs: 'barMembers',
            asks: { reason: { kind: 'longText', label: 'Reason', required: true } },
            sets: { by: 'viewer', time: 'now' },
            guards: ['notOneself'],
            undo: { by: 'pardon', within: '30 days' },
          },
          pardon: { label: 'Pardon', from: ['BARRED'], to: 'GOOD', needs: 'barMembers', sets: { reason: 'empty' }, undo: { by: 'bar' } },
        },
      },
    }),
  },
  create: { label: 'Add member', needs: 'changeMembers', fields: ['name', 'email', 'role', 'contact.street', 'contact.zip'] },
  list: {
    path: '/members',
    columns: ['id', 'name', 'email', 'contact.country', 'standing.status', 'standing.rating', 'joined'],
    filters: ['role', 'standing.status', 'contact.country', 'joined', 'standing.rating'],
    search: ['id', 'name', 'email', 'contact.street'],
    sort: { by: 'joined', first: 'newest' },
    sortable: ['name', 'email', 'role', 'contact.country', 'standing.rating'],
    actions: ['update', 'standing.bar', 'standing.pardon'],
  },
  detail: {
    path: '/members/:memberId',
    sections: {
      own: { kind: 'form', label: 'Member' },
      contact: { kind: 'form', label: 'Contact', part: 'contact' },
      standing: { kind: 'facts', label: 'Standing', fields: ['standing.status', 'standing.reason'] },
    },
  },
})
