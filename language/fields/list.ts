// Rows of a few small fields each, in an order of their own; changed and saved as a whole.
import type { AnyWords } from '../words.ts'
import { choice } from './choice.ts'
import type { ChoiceOptions, Options } from './choice.ts'
import { flag } from './flag.ts'
import type { FieldCommon, FieldKind, TextContext } from './kind.ts'
import { text } from './text.ts'
import { url } from './url.ts'

interface RowCommon {
  readonly label: string
  readonly required?: boolean
}
export interface RowText extends RowCommon {
  readonly kind: 'text'
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
}
export interface RowUrl extends RowCommon {
  readonly kind: 'url'
  readonly sitePath?: true
}
export interface RowChoice extends RowCommon {
  readonly kind: 'choice'
  readonly options: Options
  readonly starts?: string
}
export interface RowFlag extends RowCommon {
  readonly kind: 'flag'
  readonly starts?: boolean
}
/** What a row may be made of. */
export type RowField = RowText | RowUrl | RowChoice | RowFlag

export interface ListField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'list'
  /** The first one names the row. What refers to something, or has a right or a life of its own, is no row but an entity with an order. */
  readonly fields: Readonly<Record<string, RowField>>
  /** The word on the button that adds a row. */
  readonly adds: string
  /** How many rows there may be, 50 when not said. */
  readonly max?: number
}

/** A field of a row, resolved. */
interface RowModel extends Partial<ChoiceOptions> {
  readonly name: string
  readonly kind: string
  readonly required: boolean
}
export interface ListOptions {
  readonly row: readonly RowModel[]
  readonly max?: number
}

/** One row on the wire, by the names of its fields; empty ones are absent. */
export type ListRow = Readonly<Record<string, string | boolean>>
export type ListRows = readonly ListRow[]

const kinds = { text, url, choice, flag }
const kindOf = ({ kind }: RowModel): FieldKind<object, unknown> =>
  kinds[kind as keyof typeof kinds] as unknown as FieldKind<object, unknown>

/** What stands in a row, in words: field and words of each that is not empty. */
export const rowWords = (row: ListRow, field: ListOptions, context: TextContext): readonly string[] =>
  field.row.flatMap((each) => {
    const value = row[each.name]
    return value === undefined || value === '' ? [] : [kindOf(each).text(value, each, context)]
  })

export const list = {
  graphql: () => 'Rows',
  columns: () => [{ suffix: '', sql: 'jsonb' }],
  encode: (value) => [JSON.stringify(value)],
  decode: ([stored]) => stored as ListRows,
  jsonSchema: ({ row, max }) => ({
    type: 'array',
    maxItems: max ?? 50,
    items: {
      type: 'object',
      properties: Object.fromEntries(row.map((each) => [each.name, kindOf(each).jsonSchema(each)])),
      required: row.filter((each) => each.required).map((each) => each.name),
      additionalProperties: false,
    },
  }),
  uiSchema: () => ({ 'ui:field': 'list' }),
  filter: 'none',
  text: (value, field, context) => value.map((row) => rowWords(row, field, context).join(', ')).join('; '),
  sample: ({ row }, seed) => [Object.fromEntries(row.map((each) => [each.name, kindOf(each).sample(each, seed) as string | boolean]))],
  view: true,
} as const satisfies FieldKind<ListOptions, ListRows>
