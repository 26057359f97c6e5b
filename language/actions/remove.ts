// Removes a record.
import type { AnyWords } from '../words.ts'
import type { ActionCommon, ActionKind } from './kind.ts'

export interface RemoveSpec<W extends AnyWords, F extends string> extends ActionCommon<W> {
  /**
   * The record is kept, with the time at which it went in this field, so that what refers to it keeps its name.
   * No list, count, choice or action finds it any more, and its unique values are free again. Absent = it is erased.
   */
  readonly deletedAt?: F
  /** What the record is called among the arguments, where that is not id: packageId. */
  readonly idAs?: string
  readonly undo: { readonly never: string }
}

export const remove = { answers: 'removal', ends: true } as const satisfies ActionKind
