// Several of a few named values.
import type { AnyWords } from '../words.ts'
import { labelOf } from './choice.ts'
import type { ChoiceOptions, Options } from './choice.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export interface ChoicesField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'choices'
  readonly options: 'roles' | Options
}

export const choices = {
  graphql: (_field, enumName) => `[${enumName}!]`,
  columns: () => [{ suffix: '', sql: 'text[]' }],
  encode: (value) => [value],
  decode: ([stored]) => stored as readonly string[],
  jsonSchema: (field) => ({ type: 'array', uniqueItems: true, items: { type: 'string', enum: field.choices.map((each) => each.value) } }),
  filter: 'has',
  text: (value, field, { t }) => value.map((each) => labelOf(each, field, t)).join(', '),
  sample: (field, seed) =>
    field.choices
      .filter((each) => !each.retired)
      .slice(0, 1 + (seed % 2))
      .map((each) => each.value),
} as const satisfies FieldKind<ChoiceOptions, readonly string[]>
