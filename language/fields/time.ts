// An instant: UTC on the wire, shown in the reader's zone, the day by the product's date format (domain 2, Dates).
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { writtenMoment } from './writtenDate.ts'

export class TimeSpec {
  /** The moment of creation, filled by the system. */
  readonly starts? = option.oneOf('now')
}
export interface TimeField<R extends Reading> extends FieldCommon<R>, TimeSpec {
  readonly kind: 'time'
}

export const time = {
  graphql: () => 'Time',
  columns: () => [{ suffix: '', sql: 'timestamptz' }],
  encode: (value) => [value],
  jsonSchema: () => ({ type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}Z$' }),
  uiSchema: () => ({ 'ui:widget': 'time' }),
  filter: 'timeRange',
  sortEmpty: "'-infinity'::timestamptz",
  text: (value, _field, { zone, dateFormat }) => writtenMoment(value, zone, dateFormat),
  sample: (_field, seed) => new Date(Date.UTC(2026, 0, 1, 0, seed)).toISOString(),
  picked: true,
  moment: true,
  starting: (_starts, _field, now) => now,
  stamps: { now: (time) => time },
} as const satisfies FieldKind<object, string>
