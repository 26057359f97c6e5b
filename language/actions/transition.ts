// From one state of a lifecycle to another.
import type { AnyWords } from '../words.ts'
import type { ActionCommon, ActionKind, UndoSpec } from './kind.ts'

export interface TransitionSpec<W extends AnyWords, F extends string, S extends string, T extends string> extends ActionCommon<W> {
  readonly from: readonly [S, ...S[]]
  readonly to: S
  readonly undo: UndoSpec<T>
  /** Stamps: what the system writes along with it. */
  readonly sets?: { readonly [K in F]?: 'now' | 'viewer' | 'empty' }
}

export const transition = { answers: 'part' } as const satisfies ActionKind
