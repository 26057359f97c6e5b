// What no other kind covers: a custom of the server does it.
import type { RuleSpec } from '../fieldRules.ts'
import type { AnyWords } from '../words.ts'
import type { ActionCommon, ActionKind } from './kind.ts'

/** An action that no kind covers: a custom of the server does it. */
export interface ActionSpec<W extends AnyWords> extends ActionCommon<W> {
  readonly kind: 'custom'
  /** On one record (row, profile), or on the list as a whole. */
  readonly on: 'record' | 'list'
  /** The custom that does it. */
  readonly by: string
  /** Its whole name on the wire where it is not entity + name. */
  readonly wire?: string
  /** Whose records offer it. */
  readonly of?: W['group']
  readonly undo: { readonly by: string } | { readonly never: string }
  /** It only adds, to a ledger say: it carries no version, so it conflicts with no edit of the record (domain 2). */
  readonly appendOnly?: true
  /** What its answers have to be together, as the rules of a part. */
  readonly rules?: Readonly<Record<string, RuleSpec<string>>>
  /** It can be done over many records of a list at once, as every transition can. */
  readonly runs?: true
  /** The same input again within ten minutes asks first (domain 2, Intent); where several actions do it by one custom, the same whichever of them was used. */
  readonly repeats?: 'asks'
}

export const custom = { answers: 'done' } as const satisfies ActionKind
