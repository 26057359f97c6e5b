// Fields, and how a reference to a record looks.
import type { Guard } from '../access.ts'
import type { ChoiceOptions } from '../fields/choice.ts'
import type { FieldOptions, KindName } from '../fields/index.ts'
import type { OfferedValues } from '../fields/reference.ts'
import type { FileClass } from '../fileTypes.ts'
import type { Column, FieldClass } from '../fields/kind.ts'
import type { FieldFilter } from '../filters/index.ts'
import type { TextKey, Tone } from './text.ts'

/** What code of the generator's own makes of an option stands below, under whatever name. */
type MadeElsewhere = 'options' | 'events' | 'behind' | 'offers' | 'offersTo' | 'upload' | 'fields' | 'addLabel' | 'computes' | 'discloses'

/** One field. Options of its kind stand beside the common ones, so that the kind's functions take it as it is. */
export interface FieldModel extends Omit<FieldOptions, MadeElsewhere>, Partial<ChoiceOptions> {
  readonly name: string
  /** Path in the row: email, review.status. */
  readonly path: string
  readonly kind: KindName
  /** Its name in inputs, filters and arguments, where that is another one; of a reference the answer has its id under it. */
  readonly wire?: string
  readonly label: TextKey
  readonly help?: TextKey
  readonly empty?: TextKey
  readonly required: boolean
  /** Shown without a label of its own: left empty it says so without naming it. */
  readonly unlabelled?: true
  readonly unique?: true
  readonly written?: 'server'
  readonly fixed?: true
  /** Roles whose profiles have it. */
  readonly of?: readonly string[]
  /** Shown and asked only while this flag is on. */
  readonly when?: string
  readonly class: FieldClass
  /** Only where it differs from the part's. */
  readonly read?: Guard
  readonly update?: Guard
  /** Name of the Boolean variable that guards it in documents, where it has a read of its own. */
  readonly guard?: string
  readonly graphql: string
  /** Name of the enum in SDL, for choices and lifecycles. */
  readonly enum?: string
  readonly columns: readonly (Column & { readonly name: string })[]
  readonly filter: FieldFilter
  readonly align?: 'right'
  /** For files that may be uploaded. */
  readonly upload?: UploadModel
  /** For targets: what one record of each entity is called. */
  readonly targets?: Readonly<Record<string, TextKey>>
  readonly keyed?: 'number' | 'code'
  /** Which records it offers, under the name that its choice is asked by: BookLoan.reader. */
  readonly offers?: { readonly name: string; readonly where: Readonly<Record<string, OfferedValues>>; readonly to?: Guard }
  /** For references: what the other's card is made of. */
  readonly card?: CardModel
  /** For lists: the fields of a row, and the word on the button that adds one. */
  readonly row?: readonly FieldModel[]
  readonly addLabel?: TextKey
}

/** Where a file may come from, and what it may be. */
export interface UploadModel {
  /** Answers where to send files. */
  readonly operation: string
  readonly types: readonly FileClass[]
  /** Extensions at most; the site's list (narrowedBy) may leave some of them out. */
  readonly extensions: readonly string[]
  /** Bytes at most, by class. */
  readonly max: Readonly<Partial<Record<FileClass, number>>>
  readonly square?: true
  /** Longest side at most. */
  readonly pixels?: number
  /** References that a new record is made with: an upload for one is bound to them. */
  readonly with: readonly string[]
  /** Given when a record is made, changed by its part's form, or both. */
  readonly creates: boolean
  readonly changes: boolean
}

/** How any reference to an entity looks. GraphQL type <Entity>Card: id, title, then these. */
export interface CardModel {
  readonly entity: string
  readonly title: string
  readonly titleElse: readonly string[]
  readonly picture?: string
  readonly under: readonly string[]
  /** Words of those fields under the title that hold a choice, by path. */
  readonly choices?: Readonly<Record<string, ChoiceOptions['choices']>>
  readonly marks: readonly MarkModel[]
  /** Where its detail screen is, with :parameter; absent = no screen. */
  readonly path?: string
}

export interface MarkModel {
  readonly path: string
  /** Name of the field on the card type: reviewStatus. */
  readonly wire: string
  readonly read: Guard
  readonly guard: string
  readonly field: { readonly label: TextKey; readonly choices: ChoiceOptions['choices']; readonly tones: Readonly<Record<string, Tone>> }
}
