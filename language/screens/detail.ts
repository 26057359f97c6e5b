// A record with its sections.
import type { LinkSpec } from '../links.ts'
import type { SectionSpec } from '../sections/index.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenCommon, ScreenKind } from './kind.ts'

export interface TabSpec {
  readonly label: string
  /** In the order in which they stand in it. */
  readonly sections: readonly string[]
}

/** Records of another entity that point here and wait for something. Whoever may read that entity is told how many; the count leads to its list, narrowed to them. */
export interface OpenSpec<W extends AnyWords> {
  readonly label: string
  /** It has a list with an address, and reads.getStats. */
  readonly entity: W['entity']
  /** The reference over there that points here. It is one of the filters of that list, and so is the field of `where`. */
  readonly by: string
  /** Those with one of these values in a field. */
  readonly where: { readonly field: string; readonly is: readonly string[] }
  /** Whose records have it: groups of roles of the subject. */
  readonly of?: readonly W['group'][]
}

export interface DetailSpec<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends ScreenCommon<W> {
  /** Shown in the head, each under its own right. Above tabs it stays in sight while one scrolls, on screens with room for it. */
  readonly head?: {
    readonly under?: readonly Path[]
    readonly marks?: readonly Path[]
    readonly facts?: readonly Path[]
    /** What waits about the record: how many there are of each, live, and the way to them. */
    readonly open?: Readonly<Record<string, OpenSpec<W>>>
  }
  readonly actions?: readonly Action[]
  readonly links?: Readonly<Record<string, LinkSpec<W>>>
  readonly sections: Readonly<Record<string, SectionSpec<W, Path, Action, PartName>>>
  /**
   * The sections in tabs, each section in one of them. Which one is open stands in the address (?tab=money; the first where nothing does);
   * a tab is there for whoever sees one of its sections, on this record. What stands in the others is not asked for.
   */
  readonly tabs?: Readonly<Record<string, TabSpec>>
}

export const detail = { shows: 'record' } as const satisfies ScreenKind
