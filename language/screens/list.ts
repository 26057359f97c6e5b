// Records of an entity as rows.
import type { AnyWords } from '../words.ts'
import type { SaidSpec } from '../sections/threads.ts'
import type { ScreenAside, ScreenKind } from './kind.ts'

export type ColumnSpec<Path extends string> =
  | Path
  | {
      readonly field: Path
      readonly label?: string
      /** Smaller, below the value. */
      readonly under?: readonly Path[]
      readonly marks?: readonly Path[]
    }

export interface SortSpec<Path extends string> {
  readonly by: Path
  readonly first: 'newest' | 'oldest' | 'highest' | 'lowest'
}

/** Records of an entity that belong to an opened one, shown beneath its facts as rows of their own list. */
export interface BelowSpec<W extends AnyWords, Path extends string> {
  readonly label: string
  readonly entity: W['entity']
  /** The field over there that says so: a reference to the opened record, or with `is` the same reference or a text that is looked up. */
  readonly by: string
  /** The field here whose value it holds; absent = the record itself. */
  readonly is?: Path
  /** Of that list's columns; absent = all of them. */
  readonly columns?: readonly string[]
  /** Drawn as what is written in a thread, the oldest first, instead of as rows; that list is sorted by when it was, the newest first. */
  readonly said?: SaidSpec<W>
  /** Of the list's actions: the one that a box under it runs. */
  readonly answers?: string
}

/** Records of another entity by whose number those of a list are found. */
export interface FoundBySpec<W extends AnyWords> {
  readonly entity: W['entity']
  /** The field over there that refers to what is found. */
  readonly by: string
}

/** What a row opens beside its list, and what is done with it. */
export interface OpenedSpec<W extends AnyWords, Path extends string, Action extends string> {
  readonly actions?: readonly Action[]
  /** Facts of the record shown beside the list when a row is opened. */
  readonly opens?: readonly Path[]
  /** What belongs to an opened record, beneath its facts: each asks what reading that list asks, and is left out where there is none. */
  readonly below?: Readonly<Record<string, BelowSpec<W, Path>>>
}

/** How a queue is worked off. */
export interface DeskSpec<Path extends string> {
  /** As a desk unless somebody chooses the table: the first that waits stands open, the list narrow beside it, evidence in the middle, decisions and what it opens at the end. */
  readonly look?: 'desk'
  /** Of a desk: what a decision looks at, wide in its middle. Where there is no room for a desk, it is opened before the rest. */
  readonly evidence?: readonly Path[]
}

/** With a look it is a queue: what it shows is what waits, and its actions, what it opens and what stands below are its own, in the list's place. */
export interface ViewSpec<W extends AnyWords, Path extends string, Action extends string, S extends string>
  extends OpenedSpec<W, Path, Action>, DeskSpec<Path> {
  readonly label: string
  readonly states?: readonly S[]
  readonly where?: { readonly field: Path; readonly is: readonly string[] }
  /** Where it differs from the list's own. */
  readonly sort?: SortSpec<Path>
}

export interface ListSpec<W extends AnyWords, Path extends string, Action extends string, S extends string>
  extends ScreenAside<W>, OpenedSpec<W, Path, Action> {
  /** Absent = no screen of its own: shown by related sections only. */
  readonly path?: string
  readonly columns: readonly ColumnSpec<Path>[]
  /**
   * Columns that a decision needs, with the one that opens the record: they are never cut and never give way.
   * Where there is no room for all, the others give way, the last of them first; where there is no room for these, each record is a card of them.
   * Beside an opened record, which says all of it, they give way too, the last named first.
   */
  readonly priority?: readonly Path[]
  /**
   * Columns whose values are edited where they stand, one at a time, by whoever may do so by the form of the record; that form has to be among the actions.
   * Left to the form itself is what needs room, asks or tells something, or is no plain value: money, roles, secrets, files, what has an effect.
   */
  readonly inPlace?: readonly Path[]
  /** Off until somebody switches them on. */
  readonly more?: readonly ColumnSpec<Path>[]
  readonly filters?: readonly Path[]
  /** Filters whose usual choices stand above the rows, one press each: days as today and yesterday, references by the records that they offer. */
  readonly quick?: readonly Path[]
  readonly search?: readonly Path[]
  /** The search finds a record by the number of others that refer to it, too: a person by their orders. Each asks what reading those asks. */
  readonly foundBy?: readonly FoundBySpec<W>[]
  readonly sort: SortSpec<Path>
  /** Further sortable paths besides the columns. */
  readonly sortable?: readonly Path[]
  readonly views?: Readonly<Record<string, ViewSpec<W, Path, Action, S>>>
  /** Filters set until the viewer changes them; a search lifts them. */
  readonly starts?: { readonly [K in Path]?: readonly string[] | { readonly last: `${number} days` } }
  /** Money paths summed over the whole filter, per value of a path. */
  readonly sums?: { readonly of: Path; readonly per: Path }
  /**
   * What the plan of a run over many of its records tells beside how many: money paths, summed per value of a path. Beside each record stands the first of
   * them, and what a reference names, where the title does not say enough.
   */
  readonly plan?: { readonly names?: Path; readonly sums?: readonly [Path, ...Path[]]; readonly per?: Path }
  /** Reads all at once (findAll) instead of by pages: for short lists. */
  readonly whole?: true
  /** What reading a whole list is called where that is not findAll. */
  readonly verb?: 'search'
  /** One block for each value of this choice, also where it has no records, each with a button that adds to it. For whole lists. */
  readonly groups?: Path
  /** A flag: rows in which it is off are greyed. */
  readonly greyedUnless?: Path
  /** A second look of the list: each record as a card below its picture, which is one of the columns. */
  readonly cards?: { readonly picture: Path }
}

export const list = { shows: 'records' } as const satisfies ScreenKind
