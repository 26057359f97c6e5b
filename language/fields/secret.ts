// Write-only: read by nobody. Hashed before it is stored, or sealed where the server itself has to show it somewhere.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules, type TextRules } from './text.ts'

export class SecretSpec {
  readonly min? = option.count
  readonly max? = option.count
  /**
   * hashed (default): can only be compared. sealed: encrypted, and opened by the server's own code alone; bound to its table,
   * column and record, so that one of these renamed or moved has to be entered again.
   */
  readonly storedAs? = option.otherwise(option.oneOf('hashed', 'sealed'), 'hashed')
}
export interface SecretField<R extends Reading> extends FieldCommon<R>, SecretSpec {
  readonly kind: 'secret'
}

export const secret = {
  graphql: text.graphql,
  columns: text.columns,
  encode: text.encode,
  jsonSchema: (field) => ({ ...textRules({ min: 8, max: 200, ...field }), writeOnly: true }),
  uiSchema: () => ({ 'ui:widget': 'secret' }),
  filter: 'none',
  text: () => '\u2022\u2022\u2022\u2022\u2022\u2022',
  sample: (_field, seed) => `correct-horse-${seed}`,
  view: true,
  beforeWrite: true,
  leaves: 'nothing',
  usualClass: 'secret',
} as const satisfies FieldKind<TextRules, string>
