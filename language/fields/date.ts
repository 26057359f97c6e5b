// A day, without time or zone: 2026-11-21 on the wire, by the product's date format on the screen (product spec 9).
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { writtenDate } from './writtenDate.ts'

export interface DateField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'date'
}

export const date = {
  graphql: () => 'Date',
  columns: () => [{ suffix: '', sql: 'date' }],
  encode: (value) => [value],
  jsonSchema: () => ({ type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
  uiSchema: () => ({ 'ui:widget': 'date' }),
  filter: 'dateRange',
  sortEmpty: "'0001-01-01'::date",
  text: (value, _field, { dateFormat }) => writtenDate(value, dateFormat),
  sample: (_field, seed) => `2026-01-${String((seed % 28) + 1).padStart(2, '0')}`,
  tabular: true,
  stamps: { now: (time) => time.slice(0, 10) },
} as const satisfies FieldKind<object, string>
