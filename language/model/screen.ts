// Screens: lists, details, their columns and links.
import type { Guard } from '../access.ts'
import type { BelowSpec, Book, FoundBySpec, ScreenKindName, TabSpec } from '../screens/index.ts'
import type { SectionModel } from '../sections/index.ts'
import type { AnyWords } from '../words.ts'
import type { TextKey } from './text.ts'

export interface ColumnModel {
  readonly field: string
  readonly label: TextKey
  readonly under: readonly string[]
  readonly marks: readonly string[]
  readonly sortable: boolean
  /** The guard variable it needs, where it has one. */
  readonly when?: string
  /** Off until switched on. */
  readonly optional: boolean
  /** It gives way for want of room only beside an opened record, 1 last of all; those without it give way before. */
  readonly stays?: number
  /** Its value can be edited where it stands. */
  readonly inPlace?: true
}

export interface SortModel {
  readonly by: string
  readonly descending: boolean
}

/** Values wanted of the fields at these paths, all of them. */
type Wanted = Readonly<Record<string, readonly string[]>>

export interface ViewModel {
  readonly name: string
  readonly label: TextKey
  readonly filter: Wanted
  /** Where it differs from the list's own. */
  readonly sort?: SortModel
  /** What the list is in this view, where that is a queue of its own (language/lists.ts). */
  readonly queue?: OpenedModel
}

export interface ScreenModel {
  readonly name: string
  readonly kind: ScreenKindName
  readonly path: string
  readonly label: TextKey
  readonly guard: Guard
  readonly entity?: string
  /** Name of the entity's report that it shows. */
  readonly report?: string
  /** Of help: which of its books. */
  readonly book?: Book
  readonly when?: string
  readonly bare: boolean
  /** Name of the list that it is a tab beside. */
  readonly tabOf?: string
}

/** Records shown beneath the facts of an opened one: what the spec says of them, label a key of the locales. */
export interface BelowModel extends BelowSpec<AnyWords, string> {
  readonly name: string
  readonly guard: Guard
}

/** What is read of each row of a list, what a row opens and what is done with it. */
export interface OpenedModel {
  readonly document: string
  /** Reads one row again by id, with the same selection. */
  readonly rowDocument: string
  /** Boolean variables of its documents and what each asks. */
  readonly guards: Readonly<Record<string, Guard>>
  /** Paths of those for rows. */
  readonly actions: readonly string[]
  readonly opens: readonly string[]
  readonly below?: readonly BelowModel[]
  /** Of a queue: what waits for a decision. */
  readonly waiting?: Wanted
  /** Absent: as a table. evidence: those of opens that stand in the middle. */
  readonly desk?: { readonly evidence: readonly string[] }
}

/** guard: what it asks to find a record by the number of one of these. */
export interface FoundByModel extends FoundBySpec<AnyWords> {
  readonly guard: Guard
}

export interface ListModel extends OpenedModel {
  /** Both empty where only related sections show it. */
  readonly screen: string
  readonly path: string
  /** The root field of its document. */
  readonly operation: string
  readonly whole: boolean
  readonly columns: readonly ColumnModel[]
  readonly filters: readonly string[]
  /** Those whose usual choices stand above the rows. */
  readonly quick?: readonly string[]
  readonly search: readonly string[]
  readonly foundBy?: readonly FoundByModel[]
  readonly sort: SortModel
  readonly sortable: readonly string[]
  readonly views: readonly ViewModel[]
  /** What it filters by until somebody chooses; of a queue, what waits. */
  readonly starts: Readonly<Record<string, readonly string[] | { readonly days: number }>>
  /** Asked for by themselves, after the rows: they read the whole filter. guard: what knowing them asks beyond reading the list. */
  readonly sums?: {
    readonly of: string
    readonly per: string
    readonly operation: string
    readonly document: string
    readonly guard?: Guard
  }
  /** What the plan of a run over its records sums, and by what; absent = nothing of it is run over many. */
  readonly plan?: { readonly names?: string; readonly sums: readonly string[]; readonly per?: string }
  /** Paths of those for the list as a whole. */
  readonly listActions: readonly string[]
  /** Path of the choice whose values the list shows apart. */
  readonly groups?: string
  /** A flag: rows in which it is off are greyed. */
  readonly greyedUnless?: string
  /** The column that is the picture of its cards, where it can be looked at as cards. */
  readonly cards?: { readonly picture: string }
}

export interface LinkModel {
  readonly name: string
  readonly label: TextKey
  /** Roles whose records have it. */
  readonly of?: readonly string[]
  readonly guard?: Guard
  /** path has {0} for the values of params; screen is a list's name; section is one of the record's own, path its address with :parameter. */
  readonly to:
    | { readonly address: string; readonly path: string; readonly params: readonly string[] }
    | { readonly screen: string; readonly by: string }
    | { readonly section: string; readonly path: string }
}

/** Records that point here and wait: how many, for whom, and the list that shows them. */
export interface OpenModel {
  readonly name: string
  readonly label: TextKey
  readonly entity: string
  readonly by: string
  readonly filter: Wanted
  /** Roles whose records have it. */
  readonly of?: readonly string[]
  readonly guard: Guard
  /** Name of the list. */
  readonly screen: string
}

export interface TabModel extends TabSpec {
  readonly name: string
}

export interface DetailModel {
  readonly screen: string
  readonly kind: 'detail' | 'settings'
  readonly label: TextKey
  readonly path: string
  readonly document: string
  readonly operation: string
  readonly head: {
    readonly under: readonly string[]
    readonly marks: readonly string[]
    readonly facts: readonly string[]
    readonly open?: readonly OpenModel[]
  }
  readonly actions: readonly string[]
  readonly links: readonly LinkModel[]
  readonly sections: readonly SectionModel[]
  /** Each section is in one of them; absent = all of them stand below each other. */
  readonly tabs?: readonly TabModel[]
  readonly guards: Readonly<Record<string, Guard>>
}

export interface StatsModel {
  readonly operation: string
  readonly document: string
  readonly by: string
  readonly sums: readonly string[]
}
