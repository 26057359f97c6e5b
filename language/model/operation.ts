// What may be asked over the wire, and by whom.
import type { Guard } from '../access.ts'
import type { ActionKindName } from '../actions/index.ts'
import type { Rule } from '../requirement.ts'

export type OperationDoes =
  | 'search'
  | 'findAll'
  | 'findById'
  | 'get'
  | 'autocomplete'
  | 'getStats'
  | 'getSums'
  | 'answer'
  | 'report'
  | 'reveal'
  | 'upload'
  | ActionKindName

/** One operation on the wire, with who may run it. The gate knows no other operations than these and the session's. */
export interface OperationModel {
  readonly name: string
  readonly on: 'query' | 'mutation'
  readonly does: OperationDoes
  /** Runs the same in a transaction that is rolled back. */
  readonly preview: boolean
  readonly entity: string
  readonly part: string
  /** Path of the field that uploads are for. */
  readonly field?: string
  /** Names of the texts that a custom's answer is asked with. */
  readonly takes?: readonly string[]
  /** Name of the report it reads. */
  readonly report?: string
  /** Path of the action it runs, for mutations. */
  readonly action?: string
  /** Where several transitions share this name (verb): their paths. The one whose `from` holds the record's state is meant; its own guard is asked then. */
  readonly actions?: readonly string[]
  readonly guard: Guard
  /** Whose rights suffice for these selected fields only: paths of the record; for autocomplete, names on the card type. */
  readonly also: readonly { readonly rule: Rule; readonly fields: readonly string[]; readonly why: string }[]
}
