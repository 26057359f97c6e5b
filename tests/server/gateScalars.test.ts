// What each scalar of the contract takes, and what it refuses: sent as a variable, and written in a document.
import { GraphQLScalarType, parseValue } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildContract } from '../../server/authorize/contract.ts'

const names = ['Time', 'Date', 'Uuid', 'Decimal', 'Money', 'Rows', 'Image', 'File', 'Json'] as const
const schema = buildContract([...names.map((name) => `scalar ${name}`), 'type Query { nothing: Int }'])

type Name = (typeof names)[number]

const scalarOf = (name: Name): GraphQLScalarType => {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`${name} is no scalar`)
  return type
}

const uuid = '01a22673-6ae8-731b-997a-79a65238c262'

const taken: Readonly<Record<Name, readonly unknown[]>> = {
  Time: ['2026-11-29T09:10Z', '2026-11-29T09:10:11Z', '2026-11-29T09:10:11.1Z', '2026-11-29T09:10:11.123Z', '2024-02-29T00:00Z'],
  Date: ['2026-11-29', '2024-02-29'],
  Uuid: [uuid, '00000000-0000-4000-8000-000000000000'],
  Decimal: ['0', '-1', '12.50', '123456789012345678901234.123456789012'],
  Money: [
    { amount: '12.50', currency: 'EUR' },
    { amount: '-1', currency: 'CRE' },
  ],
  Rows: [[], [{ a: 1 }]],
  Image: [],
  File: [],
  Json: [null, 1, 'x', [], { a: 1 }],
}

const refused: Readonly<Record<Name, readonly unknown[]>> = {
  Time: [
    '2026-11-29',
    '2026-11-29T09:10',
    '2026-11-29T09:10:11.1234Z',
    '2026-11-29T09:10:11.Z',
    '2026-11-29T9:10Z',
    '2026-11-29T09:10+01:00',
    '2026-13-01T00:00Z',
    '2026-02-30T00:00Z',
    '2026-11-29T24:00Z',
    '2026-11-29T09:60Z',
    '0000-01-01T00:00Z',
    '2026-11-29T09:10:60Z',
    ' 2026-11-29T09:10Z',
    '2026-11-29T09:10Z\n',
    'now',
    '',
    0,
    null,
    {},
  ],
  Date: ['2026-11-29T09:10Z', '2026-13-01', '2026-02-30', '2025-02-29', '0000-01-01', '26-11-29', '2026-11-29 ', '', 20261129, null],
  Uuid: [uuid.toUpperCase(), uuid.slice(1), `${uuid}0`, `${uuid}\n`, uuid.replaceAll('-', ''), 'x', '', null, 1],
  Decimal: ['', '-', '.5', '5.', '1e3', '1,5', '+1', '1'.repeat(25), '0.0000000000001', '1\n', 'NaN', 1.5, null],
  Money: [
    '12.50',
    null,
    [],
    {},
    { amount: '12.50' },
    { currency: 'EUR' },
    { amount: 12.5, currency: 'EUR' },
    { amount: '1e3', currency: 'EUR' },
    { amount: '1', currency: 'eur' },
    { amount: '1', currency: 'EURO' },
    { amount: '1', currency: 'EUR', more: 1 },
  ],
  Rows: [{}, 'x', [1], [null], [[]], null],
  Image: [uuid, {}, null],
  File: [uuid, {}, null],
  Json: [],
}

const told = (value: unknown): string => JSON.stringify(value)
const rows = (of: Readonly<Record<Name, readonly unknown[]>>) =>
  names.flatMap((name) => of[name].map((value) => [name, told(value), value] as const))
/** {"a":1} -> {a:1} */
const written = (value: unknown): string => told(value).replaceAll(/"(\w+)":/g, '$1:')

describe('a scalar takes', () => {
  it.each(rows(taken))('%s %s', (name, _told, value) => {
    expect(scalarOf(name).parseValue(value)).toEqual(value)
    // A number that is written in a document may have lost digits by then.
    if (typeof value !== 'number') expect(scalarOf(name).parseLiteral(parseValue(written(value)), {})).toEqual(value)
  })
})

describe('a scalar refuses', () => {
  it.each(rows(refused))('%s %s', (name, _told, value) => {
    expect(() => scalarOf(name).parseValue(value)).toThrow(`This is no ${name}`)
    expect(() => scalarOf(name).parseLiteral(parseValue(written(value)), {})).toThrow(`This is no ${name}`)
  })
})
