// A place of the location dictionary: a country code, or COUNTRY___REGION (product spec 1).
import type { AnyWords } from '../words.ts'
import { ipPattern } from './ip.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface LocationField<W extends AnyWords> extends FieldCommon<W>, LocationOptions {
  readonly kind: 'location'
}
interface LocationOptions {
  /** place: a country, a region or an internet address, whichever is typed. */
  readonly level: 'country' | 'region' | 'place'
  /** The country field a region belongs to; it is cleared when that changes. */
  readonly within?: string
  /** The answer of the same entity, asked with `text`, that says which places fit what is typed: [{ code, name }]. Else those of the dictionary do. */
  readonly offeredBy?: string
}

const codes = {
  country: '^[A-Z]{2}$',
  region: '^[A-Z]{2}___[A-Z0-9]{1,3}$',
  place: `^(?:[A-Z]{2}(?:___[A-Z0-9]{1,3})?|${ipPattern})$`,
} as const satisfies Record<LocationOptions['level'], string>

export const location = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  decode: ([stored]) => String(stored),
  jsonSchema: ({ level }) => ({ type: 'string', pattern: codes[level] }),
  uiSchema: ({ level, within }) => ({ 'ui:widget': 'location', 'ui:options': { level, within: within ?? '' } }),
  filter: 'oneOf',
  sortEmpty: "''",
  text: (value, _field, { lookup }) => lookup('location', value) ?? value,
  sample: ({ level }, seed) => (level === 'region' ? 'DE___BE' : (['DE', 'FR', 'US'][seed % 3] ?? 'DE')),
  view: true,
} as const satisfies FieldKind<LocationOptions, string>
