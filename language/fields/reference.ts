// One record of another entity. It travels as that entity's card: id, title and little more, each mark under its own right.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

/** Values of a field: one of these, none at all, or any but these. */
export type OfferedValues = readonly string[] | 'empty' | { readonly not: readonly string[] }

/** What one record of another entity, or several, are chosen from. */
export interface ChosenField<W extends AnyWords> extends FieldCommon<W> {
  readonly entity: W['entity']
  /**
   * Only records with these values in their own fields may be chosen; the server checks again when it is saved. What is chosen already stays.
   * What one record alone may choose (unique by that field) is not offered a second time.
   */
  readonly offers?: Readonly<Record<string, OfferedValues>>
  /** Who is told them, where they are narrowed by what has a right of its own; nobody else may ask. */
  readonly offersTo?: Requirement<W>
}
export interface ReferenceField<W extends AnyWords> extends ChosenField<W> {
  readonly kind: 'reference'
}
export interface ReferenceOptions {
  readonly entity: string
  /** Whether the other's key is a number or a code. */
  readonly keyed: 'number' | 'code'
}
/** The least of a card: what every reference can be shown as. */
export interface Card {
  readonly id: string
  readonly title: string
}

export const reference = {
  graphql: ({ entity }) => `${entity}Card`,
  columns: ({ keyed }) => [{ suffix: '_id', sql: keyed === 'number' ? 'bigint' : 'text' }],
  encode: (value) => [value.id],
  decode: ([stored]) => ({ id: String(stored), title: '' }),
  jsonSchema: ({ keyed }) => ({ type: 'string', pattern: keyed === 'number' ? '^[0-9]{1,18}$' : '^[A-Za-z0-9_.-]{1,60}$' }),
  uiSchema: ({ entity }) => ({ 'ui:widget': 'reference', 'ui:options': { entity } }),
  filter: 'oneOf',
  text: (value) => value.title,
  sample: (_field, seed) => ({ id: String(seed + 1), title: '' }),
  view: true,
} as const satisfies FieldKind<ReferenceOptions, Card>
