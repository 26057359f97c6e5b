// The screen kinds as a spec writes them: list, queue, detail, settings form, custom.
import type { LinkSpec } from '../links.ts'
import type { SectionSpec } from '../sections/index.ts'
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'

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

export interface ViewSpec<Path extends string, S extends string> {
  readonly label: string
  readonly states?: readonly S[]
  readonly where?: { readonly field: Path; readonly is: readonly string[] }
  /** Where it differs from the list's own. */
  readonly sort?: SortSpec<Path>
}

interface ScreenAside<W extends AnyWords> {
  /** Its route name where it is not the plural on the wire. */
  readonly name?: string
  /** Who may open it; absent = whoever may read the entity. */
  readonly needs?: Requirement<W>
  /** Only while this feature flag is on. */
  readonly when?: W['flag']
  /** Operations of others that its customs read with; the screen's requirement suffices for them (their `also`). */
  readonly uses?: readonly string[]
}
export interface ScreenCommon<W extends AnyWords> extends ScreenAside<W> {
  /**
   * /books, /books/:bookId. Of several parameters the last is the record's key, those before it name its references: /authors/:authorId/books/:bookId.
   * A link that does not know these writes - there, and the screen puts its address right.
   */
  readonly path: string
}

/** Records of an entity that belong to an opened one, shown beneath its facts as rows of their own list. */
export interface BesideSpec<W extends AnyWords, Path extends string> {
  readonly label: string
  readonly entity: W['entity']
  /** The field over there that says so: a reference to the opened record, or with `is` a text that is looked up. */
  readonly by: string
  /** The field here whose value it holds; absent = the record itself. */
  readonly is?: Path
  /** Of that list's columns; absent = all of them. */
  readonly columns?: readonly string[]
}

export interface ListSpec<W extends AnyWords, Path extends string, Action extends string, S extends string> extends ScreenAside<W> {
  /** Absent = no screen of its own: shown by related sections only. */
  readonly path?: string
  readonly columns: readonly ColumnSpec<Path>[]
  /**
   * Columns that a decision needs, with the one that opens the record: they are never cut and never give way.
   * Where there is no room for all, the others give way, the last of them first; where there is no room for these, each record is a card of them.
   * Beside an opened record, which says all of it, they give way too, the last named first.
   */
  readonly priority?: readonly Path[]
  /** Off until somebody switches them on. */
  readonly more?: readonly ColumnSpec<Path>[]
  readonly filters?: readonly Path[]
  readonly search?: readonly Path[]
  readonly sort: SortSpec<Path>
  /** Further sortable paths besides the columns. */
  readonly sortable?: readonly Path[]
  readonly views?: Readonly<Record<string, ViewSpec<Path, S>>>
  /** Filters set until the viewer changes them; a search lifts them. */
  readonly starts?: { readonly [K in Path]?: readonly string[] | { readonly last: `${number} days` } }
  /** Money paths summed over the whole filter, per value of a path. */
  readonly sums?: { readonly of: Path; readonly per: Path }
  readonly actions?: readonly Action[]
  /** Reads all at once (findAll) instead of by pages: for short lists. */
  readonly whole?: true
  /** What reading a whole list is called where that is not findAll. */
  readonly verb?: 'search'
  /** One block for each value of this choice, also where it has no records, each with a button that adds to it. For whole lists. */
  readonly groups?: Path
  /** A flag: rows in which it is off are greyed. */
  readonly greyedUnless?: Path
  /** Facts of the record shown beside the list when a row is opened. */
  readonly opens?: readonly Path[]
  /** A second look of the list: each record as a card below its picture, which is one of the columns. */
  readonly cards?: { readonly picture: Path }
  /** What belongs to an opened record, beneath its facts: each asks what reading that list asks, and is left out where there is none. */
  readonly beside?: Readonly<Record<string, BesideSpec<W, Path>>>
}

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
}

export interface DetailSpec<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends ScreenCommon<W> {
  /** Shown in the head, each under its own right. */
  readonly head?: { readonly under?: readonly Path[]; readonly marks?: readonly Path[]; readonly facts?: readonly Path[] }
  readonly actions?: readonly Action[]
  readonly links?: Readonly<Record<string, LinkSpec<W>>>
  readonly sections: Readonly<Record<string, SectionSpec<W, Path, Action, PartName>>>
}

/** The one record of a single entity, as sections with their forms. */
export interface SettingsSpec<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends ScreenCommon<W> {
  readonly label: string
  readonly needs: Requirement<W>
  readonly sections: Readonly<Record<string, SectionSpec<W, Path, Action, PartName>>>
}

/** A screen of its own making; it still gets guard, route and menu entry. */
export interface CustomScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly needs: Requirement<W>
  readonly when?: W['flag']
  /** Without menu and side bar. */
  readonly bare?: true
  /** A tab beside the list of this entity; the path above both opens the list. */
  readonly beside?: W['entity']
  readonly uses?: readonly string[]
}
