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
  /**
   * 'password': whoever changes it on the record that is oneself types one's current password beside it. On somebody else's nothing is asked.
   * Of a field in a form of the person who logs in, or of what an action on them asks.
   */
  readonly ownAsks? = option.oneOf('password')
  /** The only input of its dialog, shown without a label of its own: left empty it says 'Field is empty'. */
  readonly unlabelled? = option.yes
  /** Whose profiles have it (groups of roles); absent = all that have the part. */
  readonly of? = option.named<R['group']>('group')
  /** Only while this feature flag is on; off it is left out of view and form, its value kept. */
  readonly when? = option.named<R['flag']>('flag')
  /** What stands where there is no value; absent = a dash. */
  readonly empty? = option.text
  /** Its earlier name, so that stored values follow a rename; of a field that came from another part of the entity, its name there; 'nothing' where it only looks like one that goes. */
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
  /** A number among the params is a count, written as its reader's language writes numbers. */
  readonly t: (key: string, params?: readonly (string | number)[]) => string
  /** MM, DD and YYYY in their order: the product's. */
  readonly dateFormat: string
  readonly zone: string
  /** The name behind a code: lookup('location', 'DE') = 'Germany'; undefined when unknown. */
  readonly lookup: (dictionary: string, code: string) => string | undefined
}

export interface NumberForm {
  /** At most, and at least shown. */
  readonly decimals: number
  readonly least: number
  readonly unit?: string
  /** Of amounts; '' where each says its own. */
  readonly currency?: string
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
  /** To the columns' values, as the database driver takes them. */
  readonly encode: (value: V, field: F) => readonly unknown[]
  /** From them, as the driver gives them; absent where the value is what its one column holds. */
  readonly decode?: (stored: readonly unknown[], field: F) => V
  readonly jsonSchema: (field: F) => JsonSchema
  readonly uiSchema?: (field: F) => JsonSchema
  /** The value that `starts` of the spec means for a new record; absent where it is written as it is. */
  readonly starting?: (starts: string | number | boolean, field: F, now: string) => V
  readonly filter: FieldFilter
  /** SQL literal that stands for empty when sorting; absent = not sortable. */
  readonly sortEmpty?: string
  /** May free search look into it? */
  readonly searchable?: true
  /** The value as words, for cells, facts, export, search and screen readers. Never called with null. */
  readonly text: (value: V, field: F, context: TextContext) => string
  readonly sample: (field: F, seed: number) => V
  readonly align?: 'right'
  /** How its numbers are written, so that what is typed for them can be read. */
  readonly number?: (field: F) => NumberForm
  /** Digits stand below each other. */
  readonly tabular?: true
  /** Of any length: in a row it ends where the room does. */
  readonly unbounded?: true
  /** Needs the whole width where others stand two beside each other. */
  readonly wide?: true
  /** Line breaks are shown as they are. */
  readonly keepsLines?: true
  /** There is something to press in it already, a link or a button, so a press on it opens no record. */
  readonly pressable?: true
  /** It is shown with a button that copies it. */
  readonly copied?: true
  /** Of two of its values it is shown word by word what changed. */
  readonly inWords?: true
  /** Its input picks from what has to be loaded or drawn; such inputs come with a script of their own. */
  readonly picked?: true
  /** An instant: what has one stands somewhere in time. */
  readonly moment?: true
  /** Needs a look of its own in the browser (the registry there then demands it). */
  readonly view?: true
  /** A value is the key of another record, or several: it travels as cards, is looked up, and narrows what is listed beside. */
  readonly refers?: 'one' | 'many'
  /** A value is one of its options, or several. */
  readonly chooses?: 'one' | 'many'
  /** A value is a code whose words are looked up. */
  readonly coded?: true
  /** Lists sum it, per value of a choice. */
  readonly summed?: true
  /** Its input is a box to tick. */
  readonly ticked?: true
  /** A value is an address that one follows. */
  readonly followed?: true
  /** It is found by its digits, however they are divided. */
  readonly byDigits?: true
  /** A value for each currency that the site has. */
  readonly perCurrency?: true
  /** It holds values of other fields: each is for those who may read that field. */
  readonly holdsOthers?: true
  /** A value says of which entity it is the key. */
  readonly pointsAnywhere?: true
  /** A required one may be what its records are called by. */
  readonly mayBeKey?: true
  /** What is written where an action sets it to the time of the change, or to who makes it. */
  readonly stamps?: {
    readonly now?: (time: string) => unknown
    readonly viewer?: (viewer: { readonly id: string; readonly screenName: string }) => unknown
  }
  /** The class of its fields that say none; absent = internal. */
  readonly usualClass?: FieldClass
  /** How much of a value leaves the server: nothing, or its end alone until somebody reveals it; absent = all of it. */
  readonly leaves?: 'nothing' | 'end'
  /** A value is a file: forms hold its uuid, and it goes when its record goes. */
  readonly holdsFile?: true
  /** That file is a picture. */
  readonly pictures?: true
  /** Texts within a value that may be told by themselves: file.name. */
  readonly pieces?: readonly string[]
  /** Needs the server before a value is stored (the registry there then demands it). */
  readonly beforeWrite?: true
}
