// An account name on another site, without the leading @ (domain 5.5).
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface HandleField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'handle'
  readonly max?: number
}

export const handle = {
  ...text,
  jsonSchema: (field) => ({ ...textRules({ max: 64, ...field }), pattern: '^[^@\\s][^\\s]*$' }),
  text: (value) => `@${value}`,
  sample: (_field, seed) => `sample_${seed}`,
} as const satisfies FieldKind<TextOptions, string>
