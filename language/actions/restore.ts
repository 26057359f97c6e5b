// Puts what a version kept back into the record that it was left by: as if somebody had typed it into the record's own form.
import type { AnyWords } from '../words.ts'
import type { ActionCommon, ActionKind } from './kind.ts'

/** Saves the form of the record that this one was left by (`leaves`, `before`) with what was kept here; what it says now is left as a version in turn. */
export interface RestoreSpec<W extends AnyWords> extends ActionCommon<W> {
  readonly kind: 'restore'
  /** The reference to the record that it was left by. */
  readonly into: string
  /** Its whole name on the wire where it is not entity + name. */
  readonly wire?: string
  readonly undo: { readonly by: string } | { readonly never: string }
}

export const restore = { answers: 'done' } as const satisfies ActionKind
