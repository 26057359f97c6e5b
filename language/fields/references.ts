// Several records of another entity, each shown as its card.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'
import { reference, ReferenceSpec, type Card, type ReferenceOptions } from './reference.ts'

export class ReferencesSpec<R extends Reading = Reading> extends ReferenceSpec<R> {
  readonly max? = option.count
}
export interface ReferencesField<R extends Reading> extends FieldCommon<R>, ReferencesSpec<R> {
  readonly kind: 'references'
}
interface ReferencesOptions extends ReferenceOptions {
  readonly max?: number
}

export const references = {
  graphql: ({ entity }) => `[${entity}Card!]`,
  columns: () => [{ suffix: '_ids', sql: 'text[]' }],
  encode: (value) => [value.map((each) => each.id)],
  decode: ([stored]) => (stored as readonly string[]).map((id) => ({ id, title: '' })),
  jsonSchema: (field) => ({ type: 'array', uniqueItems: true, maxItems: field.max ?? 50, items: reference.jsonSchema(field) }),
  uiSchema: ({ entity }) => ({ 'ui:field': 'references', 'ui:options': { entity } }),
  filter: 'has',
  text: (value) => value.map((each) => each.title).join(', '),
  sample: (_field, seed) => [{ id: String(seed + 1), title: '' }],
  view: true,
  refers: 'many',
  unbounded: true,
  wide: true,
  pressable: true,
  picked: true,
} as const satisfies FieldKind<ReferencesOptions, readonly Card[]>
