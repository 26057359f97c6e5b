// Passports of the kinds that choose, refer, hide or hold more than one thing.
import type { Passport } from './passport.ts'

const colours = {
  choices: [
    { value: 'RED', label: 'colours.red' },
    { value: 'BLUE', label: 'colours.blue' },
    // What holds it keeps it: the form takes it, and whoever chooses it anew is refused by the server.
    { value: 'GREY', label: 'colours.grey', retired: true },
  ],
}
const book = { id: '7', title: 'Book 7' }

export const otherPassports = {
  flag: {
    field: {},
    graphql: 'Boolean',
    columns: ['boolean'],
    sortable: true,
    good: [
      { value: true, words: 'Yes' },
      { value: false, words: 'No' },
    ],
    bad: ['true', 1, 0, []],
  },
  choice: {
    field: colours,
    graphql: 'ColourChoice',
    columns: ['text'],
    sortable: true,
    good: [
      { value: 'BLUE', words: 'Blue' },
      { value: 'GREY', words: 'Grey' },
    ],
    bad: ['GREEN', 'blue', '', 1, ['BLUE'], '__proto__'],
  },
  choices: {
    field: colours,
    graphql: '[ColourChoice!]',
    columns: ['text[]'],
    sortable: false,
    good: [
      { value: ['RED', 'BLUE'], words: 'Red, Blue' },
      { value: ['GREY', 'RED'], words: 'Grey, Red' },
      { value: [], words: '' },
    ],
    bad: ['RED', ['GREEN'], ['RED', 'RED'], [1]],
  },
  list: {
    field: {
      max: 2,
      row: [
        { name: 'title', kind: 'text', required: true, max: 10 },
        { name: 'url', kind: 'url', required: false },
        { name: 'colour', kind: 'choice', required: true, ...colours },
        { name: 'on', kind: 'flag', required: false },
      ],
    },
    graphql: 'Rows',
    columns: ['jsonb'],
    sortable: false,
    good: [
      { value: [{ title: 'One', colour: 'RED' }], words: 'One, Red' },
      {
        value: [
          { title: 'Two', url: 'https://example.com/2', colour: 'BLUE', on: true },
          { title: 'Three', colour: 'RED', on: false },
        ],
        words: 'Two, https://example.com/2, Blue, Yes; Three, Red, No',
      },
    ],
    bad: [
      'One',
      { title: 'One', colour: 'RED' },
      ['One'],
      [null],
      [{ title: 'One' }],
      [{ title: '', colour: 'RED' }],
      [{ title: 'x'.repeat(11), colour: 'RED' }],
      [{ title: 'One', colour: 'GREEN' }],
      [{ title: 'One', colour: 'RED', url: 'javascript:alert(1)' }],
      [{ title: 'One', colour: 'RED', on: 'true' }],
      [{ title: 'One', colour: 'RED', more: 1 }],
      [1, 2, 3].map((at) => ({ title: String(at), colour: 'RED' })),
    ],
  },
  texts: {
    field: { max: 2 },
    graphql: '[String!]',
    columns: ['text[]'],
    sortable: false,
    good: [{ value: ['one', 'two'], words: 'one, two' }],
    bad: ['one', ['one', 'one'], ['one', 'two', 'three'], [''], [1], ['x'.repeat(201)]],
  },
  prices: {
    field: { narrowedBy: 'sold' },
    graphql: '[Money!]',
    columns: ['jsonb'],
    sortable: false,
    good: [
      {
        value: [
          { amount: '10.50', currency: 'EUR' },
          { amount: '1250.00', currency: 'USD' },
        ],
        words: '10.50 EUR, 1,250.00 USD',
      },
      { value: [], words: '' },
      { value: [{ amount: '5', currency: 'JPY' }], words: '5.00 JPY', back: [{ amount: '5.00', currency: 'JPY' }] },
    ],
    bad: [
      '10 EUR',
      [{ amount: '0', currency: 'EUR' }],
      [{ amount: '-1', currency: 'EUR' }],
      [{ amount: '1.005', currency: 'EUR' }],
      [{ amount: 'ten', currency: 'EUR' }],
      [{ amount: '1', currency: 'euro' }],
      [{ amount: '1' }],
      [{ amount: '1', currency: 'EUR', more: 1 }],
      [
        { amount: '1', currency: 'EUR' },
        { amount: '1', currency: 'EUR' },
      ],
    ],
  },
  date: {
    field: {},
    graphql: 'Date',
    columns: ['date'],
    sortable: true,
    good: [{ value: '2026-11-21', words: '11/21/2026' }],
    bad: ['11/21/2026', '2026-13-01', '2026-00-10', '2026-11-32', '2026-11-21T00:00:00Z', 20261121],
  },
  time: {
    field: {},
    graphql: 'Time',
    columns: ['timestamptz'],
    sortable: true,
    good: [
      { value: '2026-11-21T23:30:00.000Z', words: '11/22/2026 00:30' },
      { value: '2026-07-01T10:05:00.000Z', words: '07/01/2026 12:05' },
    ],
    bad: ['2026-11-21', 'yesterday', '2026-11-21T10:00:00+01:00', 1763680000],
  },
  location: {
    field: { level: 'country' },
    graphql: 'String',
    columns: ['text'],
    sortable: true,
    good: [
      { value: 'DE', words: 'Germany' },
      { value: 'XX', words: 'XX' },
    ],
    bad: ['Germany', 'de', 'DE___BE', '', 49],
  },
  reference: {
    field: { entity: 'Book', keyed: 'number' },
    graphql: 'BookCard',
    columns: ['bigint'],
    sortable: false,
    good: [{ value: book, words: 'Book 7', input: '7', back: { id: '7', title: '' } }],
    bad: ['seven', '', '-1', '7.5', 7, { id: '7' }],
  },
  references: {
    field: { entity: 'Book', keyed: 'code', max: 2 },
    graphql: '[BookCard!]',
    columns: ['text[]'],
    sortable: false,
    good: [
      {
        value: [book, { id: 'EUR', title: 'Euro' }],
        words: 'Book 7, Euro',
        input: ['7', 'EUR'],
        back: [
          { id: '7', title: '' },
          { id: 'EUR', title: '' },
        ],
      },
    ],
    bad: ['7', ['7', '7'], ['1', '2', '3'], ['a b'], [7]],
  },
  secret: {
    field: { required: true },
    graphql: 'String',
    columns: ['text'],
    sortable: false,
    good: [{ value: 'correct-horse', words: '\u2022\u2022\u2022\u2022\u2022\u2022' }],
    bad: ['', 'short', 'x'.repeat(201), 12345678],
  },
  masked: {
    field: { shows: 4, max: 30 },
    graphql: 'String',
    columns: ['text'],
    sortable: false,
    good: [
      { value: 'DE89370400440532013000', words: 'DE89370400440532013000', back: '\u2022\u2022\u2022\u2022 3000' },
      { value: '3000', words: '3000', back: '\u2022\u2022\u2022\u2022' },
    ],
    bad: ['x'.repeat(31), 7, ['DE89']],
  },
} as const satisfies Record<string, Passport>
