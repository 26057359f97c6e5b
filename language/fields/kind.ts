// What every kind of field is: one object with all its pure projections.
import type { FieldFilter } from '../filters/index.ts'
import * as option from '../options.ts'
import type { Reading } from '../options.ts'

export type FieldClass = 'public' | 'internal' | 'personal' | 'secret' | 'money'

/** What every field may say in a spec. A comment above it (JSDoc) becomes its help text. */
export class FieldCommon<R extends Reading = Reading> {
  readonly label = option.must(option.text)
  readonly required? = option.yesOrNo
  readonly unique? = option.yesOrNo
  /** Code finds records by it, or it ties records: the database keeps an index of it, and a filter takes its whole value. What lists sort by and what refers to records has one anyway. */
  readonly lookedUp? = option.yes
  /** Rights of this field alone, where they differ from those of its part. */
  readonly read? = option.requirement<R['requirement']>()
  readonly update? = option.requirement<R['requirement']>()
  readonly class? = option.oneOf('public', 'internal', 'personal', 'secret', 'money')
  /** Set by the system: never in a form. */
  readonly written? = option.oneOf('server')
  /** Given at creation only. */
  readonly fixed? = option.yes
  /** The only input of its dialog, shown without a label of its own: left empty it says 'Field is empty'. */
  readonly unlabelled? = option.yes
  /** Whose profiles have it (groups of roles); absent = all that have the part. */
  readonly of? = option.named<R['group']>('group')
  /** Only while this feature flag is on; off it is left out of view and form, its value kept. */
  readonly when? = option.named<R['flag']>('flag')
  /** What stands where there is no value; absent = a dash. */
  readonly empty? = option.text
  /** Its earlier name, so that stored values follow a rename; of a field that came from another part of the entity, its name there. */
  readonly was? = option.text
  /**
   * What inputs, filters and arguments call it, where that is not its name; of a reference the answer gives the id under that name, beside the card.
   * userId beside user.
   */
  readonly wire? = option.identifier
}

/** A value in a filter, a form or on the wire. */
export type Wire = string | number | boolean | null | readonly Wire[] | { readonly [key: string]: Wire }

export interface Column {
  /** Appended to the field's column name; '' for the only one. */
  readonly suffix: string
  readonly sql: 'text' | 'bigint' | 'integer' | 'boolean' | 'timestamptz' | 'date' | 'jsonb' | 'text[]' | `numeric(${number},${number})`
}

/** What a text needs besides the value: words, how dates are written and in which time zone, and dictionaries passed in as data. */
export interface TextContext {
  readonly t: (key: string, params?: readonly string[]) => string
  /** MM, DD and YYYY in their order: the product's. */
  readonly dateFormat: string
  readonly zone: string
  /** The name behind a code: lookup('location', 'DE') = 'Germany'; undefined when unknown. */
  readonly lookup: (dictionary: string, code: string) => string | undefined
}

export interface JsonSchema {
  readonly [key: string]: unknown
}

/**
 * One kind of field. F is the field with its options, V the value in memory and on the wire.
 * Money and decimals travel as text, times as ISO text, so V is always plain JSON.
 */
export interface FieldKind<F, V> {
  /** Output type in SDL; enum kinds are told the name their enum has. */
  readonly graphql: (field: F, enumName: string) => string
  readonly columns: (field: F) => readonly Column[]
  /** To and from the columns' values, as the database driver takes and gives them. */
  readonly encode: (value: V, field: F) => readonly unknown[]
  readonly decode: (stored: readonly unknown[], field: F) => V
  readonly jsonSchema: (field: F) => JsonSchema
  readonly uiSchema?: (field: F) => JsonSchema
  readonly filter: FieldFilter
  /** SQL literal that stands for empty when sorting; absent = not sortable. */
  readonly sortEmpty?: string
  /** May free search look into it? */
  readonly searchable?: true
  /** The value as words, for cells, facts, export, search and screen readers. Never called with null. */
  readonly text: (value: V, field: F, context: TextContext) => string
  readonly sample: (field: F, seed: number) => V
  readonly align?: 'right'
  /** Needs a look of its own in the browser (the registry there then demands it). */
  readonly view?: true
  /** A value is the key of another record, or several: it travels as cards, is looked up, and narrows what is listed beside. */
  readonly refers?: 'one' | 'many'
  /** How much of a value leaves the server: nothing, or its end alone until somebody reveals it; absent = all of it. */
  readonly leaves?: 'nothing' | 'end'
  /** A value is a file: forms hold its uuid, and it goes when its record goes. */
  readonly holdsFile?: true
  /** Needs the server before a value is stored (the registry there then demands it). */
  readonly beforeWrite?: true
}
