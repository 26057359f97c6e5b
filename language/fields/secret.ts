// Write-only: read by nobody. Hashed before it is stored, or sealed where the server itself has to show it somewhere.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { text, textRules } from './text.ts'
import type { TextOptions } from './text.ts'

export interface SecretField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'secret'
  readonly min?: number
  readonly max?: number
  /**
   * hashed (default): can only be compared. sealed: encrypted, and opened by the server's own code alone; bound to its table,
   * column and record, so that one of these renamed or moved has to be entered again.
   */
  readonly kept?: 'hashed' | 'sealed'
}

export const secret = {
  graphql: text.graphql,
  columns: text.columns,
  encode: text.encode,
  decode: text.decode,
  jsonSchema: (field) => ({ ...textRules({ min: 8, max: 200, ...field }), writeOnly: true }),
  uiSchema: () => ({ 'ui:widget': 'secret' }),
  filter: 'none',
  text: () => '\u2022\u2022\u2022\u2022\u2022\u2022',
  sample: (_field, seed) => `correct-horse-${seed}`,
  view: true,
  beforeWrite: true,
} as const satisfies FieldKind<TextOptions, string>
