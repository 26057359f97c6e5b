// What one may do to a record or a list.
import type { Guard } from '../access.ts'
import type { ActionKindName } from '../actions/index.ts'
import type { FieldModel } from './field.ts'
import type { TextKey } from './text.ts'

export interface ConfirmModel {
  readonly says: TextKey
  /** Paths put into {0}, {1} … of says, in order. */
  readonly params: readonly string[]
  /** Said after it, by the value that the record has at a path. */
  readonly alsoSays?: { readonly by: string; readonly texts: Readonly<Record<string, TextKey>> }
  readonly button: TextKey
  /** A text that takes a count may have forms, by the rules of its language: its key with _one, _other … (language/plurals.ts). */
  readonly counts: readonly { readonly name: string; readonly text: TextKey }[]
}

export interface ActionModel {
  readonly name: string
  /** Path: approve of part review = review.approve. */
  readonly path: string
  readonly kind: ActionKindName
  readonly part: string
  readonly on: 'record' | 'list'
  readonly label: TextKey
  readonly help?: TextKey
  readonly guard: Guard
  /** Operation on the wire; its preview is that + 'Preview'. */
  readonly operation: string
  /** What the contract calls those of its inputs that it calls otherwise, by their names. */
  readonly wires?: Readonly<Record<string, string>>
  /** What the record is called among the arguments, where that is not id. */
  readonly idAs?: string
  readonly asks: readonly FieldModel[]
  /** Paths of record fields in the input, for create. */
  readonly inputs: readonly string[]
  readonly confirms?: ConfirmModel
  readonly guards: readonly string[]
  readonly effect?: string
  /** Path of the setting beyond which it waits for another's approval. */
  readonly approval?: { readonly above: string }
  readonly by?: string
  /** Of a restore: path of the reference to the record that it puts back. */
  readonly into?: string
  readonly discloses?: string
  readonly dialog?: string
  readonly key?: string
  /** Done at once where its record is opened. */
  readonly unasked?: true
  /** Of what is done elsewhere first: paths of what its file says, and the name of what is asked for that comes back. */
  readonly file?: { readonly columns: readonly string[]; readonly answers: string }
  /** Roles whose records offer it. */
  readonly of?: readonly string[]
  /** The same within ten minutes asks first: the same input, or the same by what its custom says it means, where several actions do it. */
  readonly repeats?: 'asks' | 'means'
  /** A custom that is done over many records at once, too. */
  readonly runs?: true
  /** Only adds: it takes no version of the record. */
  readonly appendOnly?: true
  /** Path of the file that it makes a record of each of. */
  readonly each?: string
  readonly from: readonly string[]
  readonly to?: string
  readonly sets: readonly { readonly field: string; readonly to: 'now' | 'viewer' | 'empty' }[]
  readonly undo: { readonly by: string; readonly days?: number } | { readonly never: string } | undefined
  /** Names of inputs that ask the current password of whoever changes them on a record about themselves; none = the action asks it, whatever is typed. */
  readonly ownAsks?: readonly string[]
  /** Name of its form (asks and inputs), for the validator. */
  readonly form?: string
}
