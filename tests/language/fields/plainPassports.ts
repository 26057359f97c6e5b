// Passports of the kinds that are kept as text or as a number.
import type { Passport } from './passport.ts'

const text = { graphql: 'String', columns: ['text'], sortable: true }

export const plainPassports = {
  text: {
    ...text,
    field: { min: 3, max: 10, pattern: '^[a-z_]+$', required: true },
    good: [{ value: 'abc_d', words: 'abc_d' }],
    bad: ['', 'ab', 'abcdefghijk', 'ABC', 7, true, ['abc'], { abc: 1 }],
  },
  longText: {
    ...text,
    sortable: false,
    field: { max: 40, required: true },
    good: [{ value: 'one\ntwo', words: 'one\ntwo' }],
    bad: ['', 'x'.repeat(41), 7, []],
  },
  richText: {
    ...text,
    sortable: false,
    field: { max: 60, required: true },
    good: [{ value: '<h2>One &amp; all</h2><p>t<strong>w</strong>o<br>three</p>', words: 'One & all two three' }],
    bad: ['', 'x'.repeat(61), 7, []],
  },
  email: {
    ...text,
    field: {},
    good: [
      { value: 'a@b', words: 'a@b' },
      { value: 'a@b@c.de', words: 'a@b@c.de' },
      { value: 'a b@c', words: 'a b@c' },
    ],
    bad: ['a', '@', 'a@', '@b', 'a@ ', ' @b', 'a\u0007b@c', 'a@b\u0000', 'a@b\r\nBcc: c@d', `${'x'.repeat(260)}@b`, 7],
  },
  ip: {
    ...text,
    field: {},
    good: [
      { value: '198.51.100.7', words: '198.51.100.7' },
      { value: '2001:db8::1', words: '2001:db8::1' },
      { value: '::', words: '::' },
      { value: '1:2:3:4:5:6:7:8', words: '1:2:3:4:5:6:7:8' },
    ],
    bad: ['300.1.1.1', '1.2.3', '01.2.3.4', '198.51.100.0/24', '1:2:3:4:5:6:7:8:9', '1::2::3', 'localhost', 7],
  },
  phone: {
    ...text,
    field: {},
    good: [
      { value: '+49301234567', words: '+49301234567' },
      { value: '12345', words: '12345' },
    ],
    bad: ['1234', '+1 234 567', '0123456789012345678901', 'abc', 49301234567],
  },
  url: {
    ...text,
    field: {},
    good: [{ value: 'https://example.com/a?b=c', words: 'https://example.com/a?b=c' }],
    bad: ['example.com', 'javascript:alert(1)', 'ftp://a', 'https://', '/path', 7],
  },
  handle: {
    ...text,
    field: {},
    good: [{ value: 'some.one', words: '@some.one' }],
    bad: ['@someone', 'some one', 'x'.repeat(65), 7],
  },
  integer: {
    field: { min: 18, max: 99, unit: 'cm' },
    graphql: 'Int',
    columns: ['integer'],
    sortable: true,
    good: [{ value: 42, words: '42 cm' }],
    bad: [17, 100, 42.5, '42', true, 1e300],
  },
  decimal: {
    field: { decimals: 6, positive: true },
    graphql: 'Decimal',
    columns: ['numeric(18,6)'],
    sortable: true,
    good: [
      { value: '0.920000', words: '0.92' },
      { value: '123456789012.000001', words: '123456789012.000001' },
    ],
    bad: ['abc', '', '0', '0.000000', '-1', '1.2345678', '1234567890123', '1e3', 'Infinity', 'NaN', 0.92],
  },
  percent: {
    field: { max: 50 },
    graphql: 'Decimal',
    columns: ['numeric(5,2)'],
    sortable: true,
    good: [
      { value: '5.00', words: '5%' },
      { value: '12.50', words: '12.5%' },
      { value: '0.00', words: '0%' },
      { value: '50.00', words: '50%' },
    ],
    bad: ['50.01', '-0.01', '5.001', '5%', 5],
  },
  money: {
    field: { currency: 'CRE', signed: true, nonZero: true, min: -100000, max: 100000 },
    graphql: 'Money',
    columns: ['bigint'],
    sortable: true,
    good: [
      { value: { amount: '1234.50', currency: 'CRE' }, words: '+1,234.50 Cr' },
      { value: { amount: '-12.00', currency: 'CRE' }, words: '\u221212.00 Cr' },
    ],
    bad: [
      { amount: '0', currency: 'CRE' },
      { amount: '100000.01', currency: 'CRE' },
      { amount: '-100000.01', currency: 'CRE' },
      { amount: '1.234', currency: 'CRE' },
      { amount: 'abc', currency: 'CRE' },
      { amount: 12, currency: 'CRE' },
      { amount: '12', currency: 'EUR' },
      { amount: '12' },
      { amount: '12', currency: 'CRE', more: 1 },
      '12.00',
    ],
  },
} as const satisfies Record<string, Passport>
