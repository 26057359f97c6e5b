// An e-mail address: an @ with text on either side.
import type { AnyWords } from '../words.ts'
import { storedEmail } from './emailRules.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface EmailField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'email'
}

export const email = {
  ...text,
  jsonSchema: (field) => ({ ...textRules({ max: 254, ...field }), pattern: storedEmail }),
  uiSchema: () => ({ 'ui:options': { inputType: 'email' } }),
  sample: (_field, seed) => `sample${seed}@example.com`,
} as const satisfies FieldKind<TextOptions, string>
