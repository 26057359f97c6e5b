// Passports of files, and of what the audit keeps.
import type { Passport } from './passport.ts'

const agreement = {
  uuid: 'a0000000-0000-7000-8000-00000000000b',
  urlPart: 'a0000000-0000-7000-8000-00000000000b',
  processingStatus: 'OK',
  contentType: 'application/pdf',
  name: 'Agreement 2026.pdf',
  bytes: 1_534_000,
  updateTime: '2026-11-21T19:20:56.000Z',
}
const picture = { uuid: '00000000-0000-7000-8000-000000000001', urlPart: 'a/b', processingStatus: 'OK', contentType: 'image/png' }

export const filePassports = {
  image: {
    field: {},
    graphql: 'Image',
    columns: ['jsonb'],
    sortable: false,
    good: [{ value: picture, words: 'OK', input: picture.uuid }],
    bad: ['a.png', '', picture, {}, 7, `${picture.uuid}/..`],
  },
  file: {
    field: {},
    graphql: 'File',
    columns: ['jsonb'],
    sortable: false,
    good: [{ value: agreement, words: 'Agreement 2026.pdf (1.5 MB)', input: agreement.uuid }],
    bad: ['a.pdf', '', agreement, {}, 7, agreement.uuid.toUpperCase()],
  },
  files: {
    field: {},
    graphql: '[File!]',
    columns: ['jsonb'],
    sortable: false,
    good: [{ value: [agreement, agreement], words: 'Agreement 2026.pdf, Agreement 2026.pdf', input: [agreement.uuid, agreement.uuid] }],
    bad: ['a.pdf', '', agreement, [agreement], ['a.pdf'], 7],
  },
  target: {
    field: { targets: { Book: 'books.one' } },
    graphql: 'String',
    columns: ['text'],
    sortable: false,
    good: [
      { value: 'Book:7', words: 'books.one 7' },
      { value: 'Gone:EUR', words: 'Gone EUR' },
    ],
    bad: ['', 'Book', ':7', 'book:7', 7, ['Book:7']],
  },
  changes: {
    field: {},
    graphql: 'Json',
    columns: ['jsonb'],
    sortable: false,
    good: [{ value: { entity: 'Book', before: { shelf: 1 }, after: { shelf: 2, note: 'x' } }, words: 'shelf, note' }],
    bad: ['', 7, [], {}],
  },
} as const satisfies Record<string, Passport>
