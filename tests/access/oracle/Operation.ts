// One operation as the oracle knows it from the specs.
import type { Need } from './shapes.ts'

/** A place that reads with an operation: its requirement suffices for these paths, and for no more. */
export interface PageRead {
  readonly need: Need
  readonly fields: ReadonlySet<string>
  readonly why: string
}

export interface Operation {
  readonly name: string
  readonly on: 'query' | 'mutation'
  readonly does: 'list' | 'one' | 'part' | 'autocomplete' | 'stats' | 'answer' | 'report' | 'change' | 'preview'
  readonly entity: string
  /** '' for the entity's own. */
  readonly part: string
  readonly need: Need | undefined
  /** Suffices instead where the record is about the viewer. */
  readonly own: Need | undefined
  /** Of a report: what each part of it asks besides. */
  readonly parts?: Readonly<Record<string, { readonly needs?: Need }>>
  readonly pages: readonly PageRead[]
  /** Transitions that share the name: which is meant is said by the record's state, and each asks its own. */
  readonly variants: readonly { readonly from: readonly string[]; readonly need: Need }[]
}
