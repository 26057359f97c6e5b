// The section kinds as a spec writes them: facts, form, related, custom.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'

interface SectionCommon<W extends AnyWords> {
  readonly label: string
  /** Whose profiles have it: groups of roles of the subject. */
  readonly of?: readonly W['group'][]
  /** Who may see it, besides who may read what it shows. */
  readonly needs?: Requirement<W>
  /** Only while this feature flag is on. */
  readonly when?: W['flag']
}

/** Named values, read only. */
export interface FactsSection<W extends AnyWords, Path extends string, Action extends string> extends SectionCommon<W> {
  readonly kind: 'facts'
  readonly fields: readonly Path[]
  /** What each starts with is told beside its value. */
  readonly defaults?: true
  readonly actions?: readonly Action[]
}

/** A part, shown as facts with a pencil that opens its form. No part = the entity's own fields. */
export interface FormSection<
  W extends AnyWords,
  Path extends string,
  Action extends string,
  PartName extends string,
> extends SectionCommon<W> {
  readonly kind: 'form'
  readonly part?: PartName
  /** A choice of its fields, in this order. */
  readonly fields?: readonly Path[]
  /** Shown below them, of whatever part, and never changed here. */
  readonly facts?: readonly Path[]
  /** The name of a configured address: where it is configured the section is read only, for it is edited there. */
  readonly unless?: string
  readonly actions?: readonly Action[]
}

/** Records of another entity that point here. */
export interface RelatedSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'related'
  readonly entity: W['entity']
  /** The reference over there that points here. */
  readonly by: string
  /** Its address below the record's own, where all of them are shown with filters, search, sort and pages: loans. Who may open both the record and this section may open it. */
  readonly path?: string
  /** Drawn as chips of the list's first column instead of as a table. */
  readonly look?: 'chips'
  /** Columns of that list which are left out here. */
  readonly without?: readonly string[]
  /** A line of counts by what that entity's getStats counts by: of all, or of those with these values in a field. */
  readonly counts?: { readonly label: string; readonly of?: { readonly field: string; readonly is: readonly string[] } }
}

export interface CustomSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'custom'
  readonly needs: Requirement<W>
  /** Instead of needs, on one's own record. */
  readonly own?: Requirement<W>
}

export type SectionSpec<W extends AnyWords, Path extends string, Action extends string, PartName extends string> =
  | FactsSection<W, Path, Action>
  | FormSection<W, Path, Action, PartName>
  | RelatedSection<W>
  | CustomSection<W>
