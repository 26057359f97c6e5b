// Ways out of a record, as a spec writes them: to a configured address, or to the list of what belongs to it.
import type { Requirement } from './requirement.ts'
import type { AnyWords } from './words.ts'

export interface LinkSpec<W extends AnyWords> {
  readonly label: string
  /**
   * address: the name of a configured address; not configured = no link. path is appended, {field} stands for the record's own value.
   * list: that entity's list, filtered by its reference to this record; whoever may not open the list has no link.
   * section: a related section of this record that has a screen of its own; whoever may not see the section has no link.
   */
  readonly to:
    | { readonly address: string; readonly path: string }
    | { readonly list: W['entity']; readonly by: string }
    | { readonly section: string }
  /** Whose records have it: groups of roles of the subject. */
  readonly of?: readonly W['group'][]
  readonly needs?: Requirement<W>
}
