// One record of another entity. It travels as that entity's card: id, title and little more, each mark under its own right.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import type { FieldCommon, FieldKind } from './kind.ts'

/** Values of a field: one of these, none at all, or any but these. */
export type OfferedValues = readonly string[] | 'empty' | { readonly not: readonly string[] }

class AllBut {
  readonly not = option.must(option.oneOrMore(option.text, 'value'))
}
const offered = () =>
  option.bySort<OfferedValues>(['empty'], { object: option.object(AllBut), other: option.oneOrMore(option.text, 'value') })

/** What one record of another entity, or several, are chosen from. */
export class ReferenceSpec<R extends Reading = Reading> {
  readonly entity = option.must(option.named<R['entity']>('entity'))
  /**
   * Only records with these values in their own fields may be chosen; the server checks again when it is saved. What is chosen already stays.
   * What one record alone may choose (unique by that field) is not offered a second time.
   */
  readonly offers? = option.elsewhere(option.record(offered(), 'path'))
  /** Who is told them, where they are narrowed by what has a right of its own; nobody else may ask. */
  readonly offersTo? = option.elsewhere(option.requirement<R['requirement']>())
  /** Conditions of that entity, by name: who names a record that does not meet them is told guards.<name>. What is chosen already stays. */
  readonly meets? = option.oneOrMore(option.identifier, 'condition')
}
export interface ReferenceField<R extends Reading> extends FieldCommon<R>, ReferenceSpec<R> {
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
  refers: 'one',
  pressable: true,
  picked: true,
  stamps: { viewer: ({ id }) => id },
} as const satisfies FieldKind<ReferenceOptions, Card>
