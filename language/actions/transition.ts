// From one state of a lifecycle to another.
import type { LeavesSpec } from '../leaves.ts'
import type { AnyWords } from '../words.ts'
import type { ActionCommon, ActionKind, UndoSpec } from './kind.ts'

export interface TransitionSpec<W extends AnyWords, F extends string, S extends string, T extends string> extends ActionCommon<W> {
  readonly from: readonly [S, ...S[]]
  readonly to: S
  readonly undo: UndoSpec<T>
  /**
   * Why nobody is asked first where the record is opened beside its list: pressed there, it is done, and taken back by its inverse.
   * What it would do stands beside its button; elsewhere, and where something stands against it, its dialog opens.
   */
  readonly unasked?: string
  /**
   * It is done elsewhere first: of what is done over many records at once (storedAs 'runs') these columns leave as a file, a file for each value of the list's
   * `plan.per`; what is asked for under `answers` comes back for each of them.
   * file: { columns: ['account', 'money'], answers: 'reference' }
   */
  readonly file?: { readonly columns: readonly [F, ...F[]]; readonly answers: string }
  /** Stamps: what the system writes along with it. A field that its dialog asks for is emptied where nothing was answered. */
  readonly sets?: { readonly [K in F]?: 'now' | 'viewer' | 'empty' }
  /**
   * What it leaves behind in other entities, by names of one's own; stored in one stroke with it.
   * note: { entity: 'Note', with: { book: 'id', text: { says: 'Lost: {reason}' } }, given: 'reason', sets: { author: 'viewer' } }
   */
  readonly leaves?: Readonly<Record<string, LeavesSpec<W>>>
}

export const transition = { answers: 'part', runs: true } as const satisfies ActionKind
