// Home screens: what each says besides greeting and work. And what is new, which is counted alike.
import type { Guard } from '../access.ts'
import type { FilterKindName } from '../filters/index.ts'
import type { FilterValue, FilterWire } from '../filters/kind.ts'
import type { MenuEntryModel } from './menu.ts'
import type { TextKey } from './text.ts'

/** The record of some work that waits longest. */
export interface OldestModel {
  /** Of the entry that counts the work. */
  readonly work: string
  readonly entity: string
  readonly document: string
  readonly guard: Guard
  /** Boolean variables of its document and what each asks. */
  readonly guards: Readonly<Record<string, Guard>>
  readonly filter: Readonly<Record<string, FilterWire>>
  readonly sort: { readonly by: string; readonly direction: 'ASCENDING' }
  /** The path of the time since which it waits. */
  readonly since: string
  /** Where the work is, and whether a record can be opened there. */
  readonly to: string
  readonly opens: boolean
}

/** A list that shows just what was counted: filters by path, as its address says them. What it would filter by itself is lifted. */
export interface ListPlaceModel {
  readonly path: string
  readonly filters: Readonly<Record<string, FilterValue>>
}

export interface CountedModel {
  readonly name: string
  readonly label: TextKey
  readonly entity: string
  /** Counts by a filter. */
  readonly document: string
  readonly guard: Guard
  readonly leads: ListPlaceModel
  /** What the filters that it may have are called on the wire, by path. */
  readonly wires: Readonly<Record<string, { readonly name: string; readonly filter: FilterKindName }>>
}

export interface SinceModel extends CountedModel {
  readonly at: string
  readonly by?: { readonly path: string; readonly guard: Guard }
}

/** Asks for the newest of what was counted: a document, its boolean variables and what each asks, its sort. */
export interface NewestModel {
  readonly document: string
  readonly guards: Readonly<Record<string, Guard>>
  readonly sort: { readonly by: string; readonly direction: 'DESCENDING' }
}

export interface NewsModel extends CountedModel {
  readonly at: string
  /** The path of who it is for. */
  readonly mine?: string
  /** Absent where the list does not sort by that time. */
  readonly newest?: NewestModel
}

export interface AlertModel extends CountedModel {
  readonly tone: 'attention' | 'bad'
}

export interface GlanceTileModel {
  readonly name: string
  readonly label: TextKey
  /** Of its part of the report. */
  readonly guard?: Guard
  readonly entity: string
  /** Absent where no list shows just those. */
  readonly leads?: ListPlaceModel
}

export interface GlanceModel {
  readonly name: string
  readonly label: TextKey
  readonly document: string
  readonly guard: Guard
  readonly guards: Readonly<Record<string, Guard>>
  readonly tiles: readonly GlanceTileModel[]
}

export interface HomeModel {
  readonly links?: readonly MenuEntryModel[]
  readonly oldest?: readonly OldestModel[]
  readonly recent?: true
  readonly figures?: readonly GlanceModel[]
  readonly since?: readonly SinceModel[]
  readonly alerts?: readonly AlertModel[]
}
