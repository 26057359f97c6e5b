// Several lines of text.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextRules } from './text.ts'

export class LongTextSpec {
  readonly min? = option.count
  readonly max? = option.count
  /** Regular expression the whole value has to match. */
  readonly pattern? = option.text
}
export interface LongTextField<R extends Reading> extends FieldCommon<R>, LongTextSpec {
  readonly kind: 'longText'
}

/** No sort: an index of so long values would not hold them, and nobody looks for a text by its first letter. */
export const longText = {
  graphql: text.graphql,
  columns: text.columns,
  encode: text.encode,
  filter: text.filter,
  searchable: text.searchable,
  text: text.text,
  jsonSchema: (field) => ({ ...textRules(field), maxLength: field.max ?? 5000 }),
  uiSchema: () => ({ 'ui:widget': 'textarea' }),
  sample: (_field, seed) => `First line ${seed}\nSecond line`,
  unbounded: true,
  inWords: true,
  wide: true,
  keepsLines: true,
} as const satisfies FieldKind<TextRules, string>
