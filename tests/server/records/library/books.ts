// Books with a value of every kind, their genres (keyed by a code), and the house (one record).
import { defineEntity } from './words.ts'

export const genres = defineEntity({
  entity: 'Genre',
  label: { one: 'Genre', many: 'Genres' },
  title: 'name',
  key: 'code',
  read: { anyStaff: 'names of genres are no secret' },
  update: 'changeBooks',
  fields: {
    code: { kind: 'text', label: 'Code', required: true, pattern: '^[A-Z]{2,5}$', max: 5 },
    name: { kind: 'text', label: 'Name', required: true },
  },
  create: { label: 'Add genre', needs: 'changeBooks', fields: ['code', 'name'] },
  remove: { label: 'Delete', needs: 'changeBooks', undo: { never: 'a test' } },
  list: { path: '/genres', whole: true, columns: ['code', 'name'], sort: { by: 'name', first: 'lowest' }, actions: ['update', 'remove'] },
})

export const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  own: 'owner',
  read: 'readBooks',
  update: 'changeBooks',
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
    keeper: { kind: 'reference', label: 'Keeper', entity: 'Member', written: 'server' },
    loans: { kind: 'derived', label: 'Loans', as: 'integer', by: 'loansOf' },
  },
  unique: [{ fields: ['title', 'cover'], text: 'There is such a book already' }],
  create: {
    label: 'Add book',
    needs: 'changeBooks',
    fields: ['title', 'genre', 'also', 'pages', 'weight', 'price', 'fine', 'languages', 'cover', 'owner'],
  },
  remove: { label: 'Delete', needs: 'changeBooks', undo: { never: 'a test' } },
  reads: { getStats: { by: 'cover', sums: ['fine'] } },
  actions: {
    order: {
      kind: 'custom',
      on: 'list',
      label: 'Order',
      needs: 'changeBooks',
      by: 'orderBooks',
      repeats: 'asks',
      asks: {
        title: { kind: 'text', label: 'Title', required: true },
        price: { kind: 'money', label: 'Price', currency: 'EUR', positive: true, required: true },
      },
      undo: { never: 'a test' },
    },
    lend: {
      kind: 'custom',
      on: 'record',
      label: 'Lend',
      needs: 'changeLoans',
      by: 'lendBook',
      guards: ['notBarred'],
      asks: { member: { kind: 'reference', label: 'Member', entity: 'Member', required: true } },
      undo: { never: 'a test' },
    },
  },
  list: {
    path: '/books',
    columns: ['title', 'genre', 'pages', 'weight', 'price', 'cover', 'loans', 'owner'],
    filters: ['genre', 'also', 'pages', 'weight', 'fine', 'rare', 'languages', 'cover', 'title', 'owner'],
    search: ['title', 'genre', 'owner'],
    sort: { by: 'title', first: 'lowest' },
    sortable: ['pages', 'weight', 'cover', 'fine'],
    sums: { of: 'fine', per: 'cover' },
    actions: ['update', 'remove', 'lend'],
  },
})

export const house = defineEntity({
  entity: 'House',
  wire: 'house',
  label: { one: 'House', many: 'House' },
  title: 'name',
  key: 'single',
  read: 'readBooks',
  update: 'changeBooks',
  fields: { name: { kind: 'text', label: 'Name' }, covers: { kind: 'choices', label: 'Covers', options: { SOFT: 'Soft', HARD: 'Hard' } } },
  settings: { house: { path: '/house', label: 'House', needs: 'readBooks', sections: { all: { kind: 'form', label: 'House' } } } },
})
