// One line of text.
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface TextField<W extends AnyWords> extends FieldCommon<W>, TextOptions {
  readonly kind: 'text'
  readonly starts?: string
}
export interface TextOptions {
  readonly min?: number
  readonly max?: number
  /** Regular expression the whole value has to match. */
  readonly pattern?: string
  readonly required?: boolean
}

/** Shared by every kind that is kept as text. */
export const textRules = ({ min, max, pattern, required }: TextOptions) => ({
  type: 'string',
  ...(required ? { minLength: Math.max(1, min ?? 1) } : min === undefined ? {} : { minLength: min }),
  maxLength: max ?? 500,
  ...(pattern === undefined ? {} : { pattern }),
})

export const text = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  decode: ([stored]) => stored as string,
  jsonSchema: textRules,
  filter: 'contains',
  sortEmpty: "''",
  searchable: true,
  text: (value) => value,
  sample: (_field, seed) => `Sample_${seed}`,
} as const satisfies FieldKind<TextOptions, string>
