// A field of every kind, with every option that changes what comes out.
import { entities as others } from '../../plainBook/specs/index.ts'
import { defineEntity } from '../../library/specs/vocabulary.ts'

export * from '../../plainBook/specs/index.ts'

const books = defineEntity({
  entity: 'Book',
  label: { one: 'Book', many: 'Books' },
  title: 'title',
  read: 'readBooks',
  update: 'changeBooks',
  fields: {
    title: { kind: 'text', label: 'Title', required: true, max: 200 },
    long: { kind: 'longText', label: 'Long', max: 1000 },
    mail: { kind: 'email', label: 'Mail', unique: true },
    call: { kind: 'phone', label: 'Call' },
    seen: { kind: 'ip', label: 'Seen from' },
    link: { kind: 'url', label: 'Link', sitePath: true },
    handle: { kind: 'handle', label: 'Handle', max: 30 },
    size: { kind: 'integer', label: 'Size', min: 1, max: 99, unit: 'cm', starts: 1 },
    weight: { kind: 'decimal', label: 'Weight', decimals: 3, min: 0, positive: true },
    euros: { kind: 'money', label: 'Euros', currency: 'EUR', min: 1, max: 100 },
    price: { kind: 'money', label: 'Price', nonZero: true, signed: true },
    share: { kind: 'percent', label: 'Share' },
    signed: { kind: 'flag', label: 'Signed', starts: false },
    size2: { kind: 'choice', label: 'Format', options: { SMALL: 'Small', QUARTO: { label: 'Quarto', retired: true }, LARGE: 'Large' }, tones: { LARGE: 'attention' }, starts: 'SMALL', startsFor: { of: 'guests', is: 'LARGE' }, required: true },
    tongues: { kind: 'choices', label: 'Languages', options: { DE: 'German', EN: 'English', LA: { label: 'Latin', retired: true } } },
    day: { kind: 'date', label: 'Day' },
    made: { kind: 'time', label: 'Made', required: true, written: 'server', starts: 'now' },
    country: { kind: 'location', label: 'Country', level: 'country' },
    region: { kind: 'location', label: 'Region', level: 'region', within: 'country' },
    keeper: { kind: 'reference', label: 'Keeper', entity: 'Member', offers: { role: ['reader'], 'fees.status': { not: ['OWING'] } }, offersTo: 'readLoans' },
    sequels: { kind: 'references', label: 'Sequels', entity: 'Book', max: 3, offers: { signed: ['true'] } },
    account: { kind: 'masked', label: 'Account', shows: 4, reveal: 'readHouse', written: 'server' },
    cover: { kind: 'image', label: 'Cover', written: 'server' },
    paper: { kind: 'file', label: 'Paper', written: 'server' },
    story: { kind: 'richText', label: 'Story', max: 500 },
    words: { kind: 'texts', label: 'Words', max: 5 },
    sold: { kind: 'prices', label: 'Sold for', narrowedBy: 'disabledPages' },
    /** Where one can read it. */
    copies: {
      kind: 'list',
      label: 'Copies',
      addLabel: 'Add copy',
      max: 9,
      fields: {
        /** Of the branch. */
        branch: { kind: 'text', label: 'Branch', required: true, max: 40 },
        map: { kind: 'url', label: 'Map' },
        state: { kind: 'choice', label: 'State', options: { NEW: 'New', WORN: 'Worn', LOST: { label: 'Lost', retired: true } }, starts: 'NEW' },
        lent: { kind: 'flag', label: 'Lent', starts: false },
      },
    },
    out: { kind: 'derived', label: 'Out', as: 'time', by: 'outSince' },
  },
  list: { path: '/books', columns: [
      'id', 'title', 'long', 'mail', 'call', 'seen', 'link', 'handle', 'size', 'weight', 'euros', 'price', 'share', 'signed', 'size2', 'tongues', 'day', 'made',
      'country', 'region', 'keeper', 'sequels', 'account', 'cover', 'paper', 'words', 'sold', 'out',
    ], sort: { by: 'title', first: 'lowest' }, greyedUnless: 'signed',
    filters: [
      'title', 'size', 'weight', 'euros', 'share', 'signed', 'size2', 'tongues', 'day', 'made', 'country', 'keeper', 'sequels', 'words', 'out',
    ] },
  detail: {
    path: '/books/:bookId',
    links: {
      sequelsOf: { label: 'Kept by the same', needs: 'readHouse', to: { list: 'Book', by: 'keeper' } },
      link: { label: 'In the shop', to: { address: 'shopUrl', path: '/{title}' } },
    },
    sections: { all: { kind: 'form', label: 'All', unless: 'shopUrl' } },
  },
})

export const entities = { ...others, Book: books }
