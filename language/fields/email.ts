// An e-mail address: an @ with text on either side.
import { storedEmail } from './emailRules.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules, type TextRules } from './text.ts'

export interface EmailField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'email'
}

export const email = {
  ...text,
  jsonSchema: (field) => ({ ...textRules({ max: 254, ...field }), pattern: storedEmail }),
  uiSchema: () => ({ 'ui:options': { inputType: 'email' } }),
  sample: (_field, seed) => `sample${seed}@example.com`,
  pressable: true,
  copied: true,
} as const satisfies FieldKind<TextRules, string>
