// The figures of a report over a time that one chooses.
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'
import type { ScreenKind } from './kind.ts'

/** A report that is about all records of its entity, by itself. */
export interface ReportScreenSpec<W extends AnyWords> {
  readonly path: string
  readonly label: string
  readonly report: { readonly of: W['entity']; readonly name: string }
  /** Besides what the report asks. */
  readonly needs?: Requirement<W>
  readonly when?: W['flag']
  /** A tab beside the list of this entity; the path above both opens the list. */
  readonly tabOf?: W['entity']
}

export const report = { shows: 'figures' } as const satisfies ScreenKind
