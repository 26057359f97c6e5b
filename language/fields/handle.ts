// An account name on another site, without the leading @ (domain 5.5).
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { textRules, textual, type TextRules } from './text.ts'

export class HandleSpec {
  readonly max? = option.count
}
export interface HandleField<R extends Reading> extends FieldCommon<R>, HandleSpec {
  readonly kind: 'handle'
}

export const handle = {
  ...textual,
  jsonSchema: (field) => ({ ...textRules({ max: 64, ...field }), pattern: '^[^@\\s][^\\s]*$' }),
  text: (value) => `@${value}`,
  sample: (_field, seed) => `sample_${seed}`,
} as const satisfies FieldKind<TextRules, string>
