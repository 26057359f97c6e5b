// Yes or no.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class FlagSpec {
  readonly starts? = option.yesOrNo
}
export interface FlagField<R extends Reading> extends FieldCommon<R>, FlagSpec {
  readonly kind: 'flag'
}

export const flag = {
  graphql: () => 'Boolean',
  columns: () => [{ suffix: '', sql: 'boolean' }],
  encode: (value) => [value],
  jsonSchema: () => ({ type: 'boolean' }),
  filter: 'flag',
  sortEmpty: 'false',
  text: (value, _field, { t }) => t(value ? 'words.yes' : 'words.no'),
  sample: (_field, seed) => seed % 2 === 0,
  ticked: true,
} as const satisfies FieldKind<object, boolean>
