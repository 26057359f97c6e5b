// Yes or no.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface FlagField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'flag'
  readonly starts?: boolean
}

export const flag = {
  graphql: () => 'Boolean',
  columns: () => [{ suffix: '', sql: 'boolean' }],
  encode: (value) => [value],
  decode: ([stored]) => stored === true,
  jsonSchema: () => ({ type: 'boolean' }),
  filter: 'flag',
  sortEmpty: 'false',
  text: (value, _field, { t }) => t(value ? 'words.yes' : 'words.no'),
  sample: (_field, seed) => seed % 2 === 0,
} as const satisfies FieldKind<object, boolean>
