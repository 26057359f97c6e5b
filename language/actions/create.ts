// Makes a record.
import type { LeavesSpec } from '../leaves.ts'
import type { AnyWords } from '../words.ts'
import type { ActionCommon, ActionKind, AsksSpec } from './kind.ts'

export interface CreateSpec<W extends AnyWords, Path extends string> extends ActionCommon<W> {
  readonly fields: readonly Path[]
  /** Required fields that nobody is asked for, because its effect gives them: a name derived from another. One that it did not give is told at its field. */
  readonly gives?: readonly Path[]
  /** One of its fields, a file: its dialog takes several files at once and makes a record of each. */
  readonly each?: Path
  /** Further inputs that are no field of the record. */
  readonly asks?: AsksSpec<W>
  /** Stamps: what the system writes along with it. */
  readonly sets?: { readonly [K in Path]?: 'now' | 'viewer' }
  /** What it leaves behind in other entities, by names of one's own. */
  readonly leaves?: Readonly<Record<string, LeavesSpec<W>>>
}

export const create = { answers: 'part', makes: true, demands: true } as const satisfies ActionKind
