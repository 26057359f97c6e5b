// Rows of a few small fields each, in an order of their own; changed and saved as a whole.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'
import { choice, writtenValues, type ChoiceOptions } from './choice.ts'
import { flag } from './flag.ts'
import type { FieldCommon, FieldKind, TextContext } from './kind.ts'
import { text } from './text.ts'
import { url } from './url.ts'

class RowSpec {
  readonly label = option.must(option.text)
  readonly required? = option.yesOrNo
}
class RowText extends RowSpec {
  readonly min? = option.count
  readonly max? = option.count
  readonly pattern? = option.text
}
class RowUrl extends RowSpec {
  readonly sitePath? = option.yes
}
class RowChoice extends RowSpec {
  readonly options = option.must(writtenValues())
  readonly starts? = option.text
}
class RowFlag extends RowSpec {
  readonly starts? = option.yesOrNo
}
/** What a row may be made of. */
export type RowField =
  | ({ readonly kind: 'text' } & RowText)
  | ({ readonly kind: 'url' } & RowUrl)
  | ({ readonly kind: 'choice' } & RowChoice)
  | ({ readonly kind: 'flag' } & RowFlag)

export class ListSpec {
  /** The first one names the row. What refers to something, or has a right or a life of its own, is no row but an entity with an order. */
  readonly fields = option.must(
    option.elsewhere(option.record(option.byKind<RowField>({ text: RowText, url: RowUrl, choice: RowChoice, flag: RowFlag }))),
  )
  /** The word on the button that adds a row. */
  readonly addLabel = option.must(option.elsewhere(option.text))
  /** How many rows there may be, 50 when not said. */
  readonly max? = option.count
}
export interface ListField<R extends Reading> extends FieldCommon<R>, ListSpec {
  readonly kind: 'list'
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
  unbounded: true,
  picked: true,
} as const satisfies FieldKind<ListOptions, ListRows>
