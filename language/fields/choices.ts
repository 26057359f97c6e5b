// Several of a few named values.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { labelOf, writtenValues, type ChoiceOptions, type Options } from './choice.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

export class ChoicesSpec {
  readonly options = option.must(option.elsewhere(option.bySort<'roles' | Options>(['roles'], { other: writtenValues() })))
}
export interface ChoicesField<R extends Reading> extends FieldCommon<R>, ChoicesSpec {
  readonly kind: 'choices'
}

export const choices = {
  graphql: (_field, enumName) => `[${enumName}!]`,
  columns: () => [{ suffix: '', sql: 'text[]' }],
  encode: (value) => [value],
  jsonSchema: (field) => ({ type: 'array', uniqueItems: true, items: { type: 'string', enum: field.choices.map((each) => each.value) } }),
  filter: 'has',
  text: (value, field, { t }) => value.map((each) => labelOf(each, field, t)).join(', '),
  sample: (field, seed) =>
    field.choices
      .filter((each) => !each.retired)
      .slice(0, 1 + (seed % 2))
      .map((each) => each.value),
  unbounded: true,
  uiSchema: (field) => ({ 'ui:enumNames': field.choices.map((each) => each.label) }),
  chooses: 'many',
} as const satisfies FieldKind<ChoiceOptions, readonly string[]>
