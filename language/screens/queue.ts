// A list that is worked off.
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'
import type { DeskSpec, ListSpec } from './list.ts'

/** A list that is worked off: it opens on what can be decided now, oldest first, and goes on to the next. */
export interface QueueSpec<W extends AnyWords, Path extends string, Action extends string, S extends string>
  extends ListSpec<W, Path, Action, S>, DeskSpec<Path> {
  readonly path: string
  /** States that wait for a decision. */
  readonly waiting: readonly S[]
}

export const queue = { shows: 'records' } as const satisfies ScreenKind
