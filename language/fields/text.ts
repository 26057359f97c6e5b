// One line of text.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class TextSpec {
  readonly min? = option.count
  readonly max? = option.count
  /** Regular expression the whole value has to match. */
  readonly pattern? = option.text
  readonly starts? = option.text
}
export interface TextField<R extends Reading> extends FieldCommon<R>, TextSpec {
  readonly kind: 'text'
}
/** What a value that is kept as text has to keep to. */
export interface TextRules extends Pick<TextSpec, 'min' | 'max' | 'pattern'> {
  readonly required?: boolean
}

/** Shared by every kind that is kept as text. */
export const textRules = ({ min, max, pattern, required }: TextRules) => ({
  type: 'string',
  ...(required ? { minLength: Math.max(1, min ?? 1) } : min === undefined ? {} : { minLength: min }),
  maxLength: max ?? 500,
  ...(pattern === undefined ? {} : { pattern }),
})

/** One short text, of whatever sense. */
export const textual = {
  graphql: () => 'String',
  columns: () => [{ suffix: '', sql: 'text' }],
  encode: (value) => [value],
  jsonSchema: textRules,
  filter: 'contains',
  sortEmpty: "''",
  searchable: true,
  text: (value) => value,
  sample: (_field, seed) => `Sample_${seed}`,
} as const satisfies FieldKind<TextRules, string>

export const text = {
  ...textual,
  unbounded: true,
  inWords: true,
  mayBeKey: true,
  stamps: { viewer: ({ screenName }) => screenName },
} as const satisfies FieldKind<TextRules, string>
