// Several lines of text.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface LongTextField<W extends AnyWords> extends FieldCommon<W>, TextOptions {
  readonly kind: 'longText'
}

export const longText = {
  ...text,
  jsonSchema: (field) => ({ ...textRules(field), maxLength: field.max ?? 5000 }),
  uiSchema: () => ({ 'ui:widget': 'textarea' }),
  sample: (_field, seed) => `First line ${seed}\nSecond line`,
} as const satisfies FieldKind<TextOptions, string>
