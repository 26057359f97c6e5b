// A place of the location dictionary: a country code, or COUNTRY___REGION (product spec 1).
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface LocationField<W extends AnyWords> extends FieldCommon<W>, LocationOptions {
  readonly kind: 'location'
}
interface LocationOptions {
  readonly level: 'country' | 'region'
  /** The country field a region belongs to; it is cleared when that changes. */
  readonly within?: string
}

export const location = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  decode: ([stored]) => String(stored),
  jsonSchema: ({ level }) => ({ type: 'string', pattern: level === 'country' ? '^[A-Z]{2}$' : '^[A-Z]{2}___[A-Z0-9]{1,3}$' }),
  uiSchema: ({ level, within }) => ({ 'ui:widget': 'location', 'ui:options': { level, within: within ?? '' } }),
  filter: 'oneOf',
  sortEmpty: "''",
  text: (value, _field, { lookup }) => lookup('location', value) ?? value,
  sample: ({ level }, seed) => (level === 'country' ? (['DE', 'FR', 'US'][seed % 3] ?? 'DE') : 'DE___BE'),
  view: true,
} as const satisfies FieldKind<LocationOptions, string>
