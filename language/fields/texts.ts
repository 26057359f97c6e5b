// Several short texts, in their order.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface TextsField<W extends AnyWords> extends FieldCommon<W>, TextsOptions {
  readonly kind: 'texts'
}
interface TextsOptions {
  /** How many there may be, 50 when not said. */
  readonly max?: number
}

export const texts = {
  graphql: () => '[String!]',
  columns: () => [{ suffix: '', sql: 'text[]' }],
  encode: (value) => [value],
  decode: ([stored]) => stored as readonly string[],
  jsonSchema: ({ max }) => ({
    type: 'array',
    uniqueItems: true,
    maxItems: max ?? 50,
    items: { type: 'string', minLength: 1, maxLength: 200 },
  }),
  filter: 'has',
  text: (value) => value.join(', '),
  sample: (_field, seed) => [`Sample_${seed}`, `Sample_${seed + 1}`],
} as const satisfies FieldKind<TextsOptions, readonly string[]>
