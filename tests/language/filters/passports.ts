// What a kind of filter brings to the examination that all of them sit. A new kind cannot be registered without one.
import type { FilterKindName } from '../../../language/filters/index.ts'
import type { FilterValue, FilterWire } from '../../../language/filters/kind.ts'

export interface Passport {
  /** A field that is filtered by it, as far as a condition looks at it. */
  readonly field: { readonly kind: string; readonly keyed?: 'number' }
  /** Type in the contract, of a field whose single value is a Colour. */
  readonly graphql: string
  /** What a person set, what is sent for it, and what the condition compares with. */
  readonly good: readonly { readonly set: FilterValue; readonly wire: FilterWire; readonly values: readonly unknown[] }[]
  /** What an address may say, and what it means. */
  readonly typed: readonly { readonly set: FilterValue; readonly means: FilterValue }[]
  /** What a hostile client may send, and must be refused. */
  readonly bad: readonly unknown[]
}

const nothing: Passport['typed'] = [{ set: { from: '2026-01-01' }, means: [] }]
const texts = [{ set: ['RED', 'BLUE'], wire: ['RED', 'BLUE'], values: [['RED', 'BLUE']] }]
const noTexts = ['RED', 7, [7], { from: 'RED' }, Array.from({ length: 1_001 }, () => 'RED')]

export const passports = {
  oneOf: {
    field: { kind: 'choice' },
    graphql: '[Colour!]',
    good: texts,
    typed: nothing,
    bad: noTexts,
  },
  has: { field: { kind: 'choices' }, graphql: '[Colour!]', good: texts, typed: nothing, bad: noTexts },
  contains: {
    field: { kind: 'text' },
    graphql: 'String',
    good: [{ set: ['a 50%_b'], wire: 'a 50%_b', values: ['%a 50\\%\\_b%'] }],
    typed: nothing,
    bad: [7, true, ['a'], { from: 'a' }],
  },
  flag: {
    field: { kind: 'flag' },
    graphql: 'Boolean',
    good: [
      { set: ['true'], wire: true, values: [true] },
      { set: ['false'], wire: false, values: [false] },
    ],
    typed: nothing,
    bad: ['true', 1, [true]],
  },
  timeRange: {
    field: { kind: 'time' },
    graphql: 'TimeRange',
    good: [
      {
        set: { from: '2026-01-01', to: '2026-01-31' },
        wire: { from: new Date('2026-01-01T00:00:00.000').toISOString(), to: new Date('2026-01-31T23:59:59.999').toISOString() },
        values: [new Date('2026-01-01T00:00:00.000').toISOString(), new Date('2026-01-31T23:59:59.999').toISOString()],
      },
    ],
    typed: [
      { set: { from: 'soon', to: '2026-01-31' }, means: { to: '2026-01-31' } },
      { set: ['2026-01-01'], means: {} },
    ],
    bad: ['2026-01-01', { from: 'soon' }, { to: 7 }],
  },
  dateRange: {
    field: { kind: 'date' },
    graphql: 'DateRange',
    good: [{ set: { from: '2026-01-01' }, wire: { from: '2026-01-01' }, values: ['2026-01-01'] }],
    typed: [{ set: { from: '2026-13-01', to: '2026-01-31' }, means: { to: '2026-01-31' } }],
    bad: ['2026-01-01', { from: '2026-13-01' }, { to: '2026-01-01T00:00:00Z' }],
  },
  decimalRange: {
    field: { kind: 'money' },
    graphql: 'DecimalRange',
    good: [{ set: { from: '12,5', to: '20' }, wire: { from: '12.5', to: '20' }, values: ['1250', '2000'] }],
    typed: [{ set: { from: 'much', to: '12,5' }, means: { to: '12,5' } }],
    bad: ['12', { from: 'much' }, { to: '1e3' }, { from: '1.234' }],
  },
  intRange: {
    field: { kind: 'integer' },
    graphql: 'IntRange',
    good: [{ set: { to: '18' }, wire: { to: 18 }, values: ['18'] }],
    typed: [{ set: { from: '1.5', to: '18' }, means: { to: '18' } }],
    bad: [18, { from: 'some' }, { to: '1e3' }],
  },
} as const satisfies Record<FilterKindName, Passport>
