// A telephone number: 5 to 20 digits, kept with a leading + where given (domain 5.3).
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { textRules, textual, type TextRules } from './text.ts'

export interface PhoneField<R extends Reading> extends FieldCommon<R> {
  readonly kind: 'phone'
}

export const phone = {
  ...textual,
  jsonSchema: (field) => ({ ...textRules({ max: 40, ...field }), pattern: '^\\+?[0-9]{5,20}$' }),
  uiSchema: () => ({ 'ui:options': { inputType: 'tel' } }),
  sample: (_field, seed) => `+4930${String(100000 + seed)}`,
  inWords: true,
  pressable: true,
  copied: true,
  byDigits: true,
} as const satisfies FieldKind<TextRules, string>
