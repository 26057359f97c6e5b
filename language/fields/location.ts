// A place of the location dictionary: a country code, or COUNTRY___REGION (product spec 1).
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { ipPattern } from './ip.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class LocationSpec {
  /** place: a country, a region or an internet address, whichever is typed. */
  readonly level = option.must(option.oneOf('country', 'region', 'place'))
  /** The country field a region belongs to; it is cleared when that changes. */
  readonly within? = option.named('own field')
  /** The answer of the same entity, asked with `text`, that says which places fit what is typed: [{ code, name }]. Else those of the dictionary do. */
  readonly offeredBy? = option.identifier
}
export interface LocationField<R extends Reading> extends FieldCommon<R>, LocationSpec {
  readonly kind: 'location'
}

const codes = {
  country: '^[A-Z]{2}$',
  region: '^[A-Z]{2}___[A-Z0-9]{1,3}$',
  place: `^(?:[A-Z]{2}(?:___[A-Z0-9]{1,3})?|${ipPattern})$`,
} as const satisfies Record<LocationSpec['level'], string>

export const location = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  jsonSchema: ({ level }) => ({ type: 'string', pattern: codes[level] }),
  uiSchema: ({ level, within }) => ({ 'ui:widget': 'location', 'ui:options': { level, within: within ?? '' } }),
  filter: 'oneOf',
  sortEmpty: "''",
  text: (value, _field, { lookup }) => lookup('location', value) ?? value,
  sample: ({ level }, seed) => (level === 'region' ? 'DE___BE' : (['DE', 'FR', 'US'][seed % 3] ?? 'DE')),
  view: true,
  picked: true,
  coded: true,
} as const satisfies FieldKind<LocationSpec, string>
