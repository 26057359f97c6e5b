// What an action leaves behind: a record of another entity, made along with what it changes. How it is written, and what the server makes.
import type { TextKey } from './model/text.ts'
import type { AnyWords } from './words.ts'

type Constant = string | number | boolean

/**
 * What a field of the new record is given: what stands under a path of the changed record ('id', 'status', 'review.comment'), or was answered in the
 * dialog, by its name there; the same value each time, { is: true }; or a text with such paths in it, { says: 'Disabled: {reason}' }.
 */
export type LeftSpec = string | { readonly is: Constant } | { readonly says: string }

/** One record of another entity that an action leaves behind: a step of a history, a note, what was there before. */
export interface LeavesSpec<W extends AnyWords> {
  /** Of which a record is made. */
  readonly entity: W['entity']
  /** What its fields are given; a field that is not named starts as it says itself. */
  readonly with: Readonly<Record<string, LeftSpec>>
  /** Stamps: who it was, and when. */
  readonly sets?: Readonly<Record<string, 'now' | 'viewer'>>
  /** It is given what the record held before the change, which makes a version of it; `restore` puts that back. */
  readonly before?: true
  /** Only where there is something under this path, or something was answered under this name. */
  readonly given?: string
  /** How many of the same record stay: the oldest go. */
  readonly keep?: number
  /** What whoever reads it learns by it, who need not be allowed to read where it is from. */
  readonly discloses?: string
}

export type LeftModel =
  | { readonly field: string; readonly from: string }
  | { readonly field: string; readonly is: Constant }
  | { readonly field: string; readonly says: TextKey; readonly params: readonly string[] }

export interface LeavesModel {
  readonly entity: string
  readonly values: readonly LeftModel[]
  readonly sets: readonly { readonly field: string; readonly to: 'now' | 'viewer' }[]
  readonly before?: true
  readonly given?: string
  /** So many whose field holds the id of the changed record. */
  readonly keep?: { readonly last: number; readonly by: string }
}

/** The field of what is left that holds the id of the record that it was left by. */
export const tieOf = (left: Readonly<Record<string, LeftSpec>>): string | undefined =>
  Object.keys(left).find((field) => left[field] === 'id')
