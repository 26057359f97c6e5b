// A list that is worked off.
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'
import type { ListSpec } from './list.ts'

/** A list that is worked off: it opens on what can be decided now, oldest first, and goes on to the next. */
export interface QueueSpec<W extends AnyWords, Path extends string, Action extends string, S extends string> extends ListSpec<
  W,
  Path,
  Action,
  S
> {
  readonly path: string
  /** States that wait for a decision. */
  readonly waiting: readonly S[]
  /** As a desk unless somebody chooses the table: the first that waits stands open, the list narrow beside it, evidence in the middle, decisions and what it opens at the end. */
  readonly look?: 'desk'
  /** Of a desk: what a decision looks at, wide in its middle. Where there is no room for a desk, it is opened before the rest. */
  readonly evidence?: readonly Path[]
}

export const queue = { shows: 'records' } as const satisfies ScreenKind
