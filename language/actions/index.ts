// The action kinds as a spec writes them: create, update, remove, transition, custom.
import type { Field } from '../fields/index.ts'
import type { Requirement } from '../requirement.ts'
import type { AnyWords } from '../words.ts'

/**
 * What a dialog asks before it acts; an answer whose name is that of a server-written field of the part is stored there.
 * One that is written by the server itself is asked of nobody: the preview tells it, and it is sent along.
 */
export type AsksSpec<W extends AnyWords> = Readonly<Record<string, Field<W>>>

export interface ConfirmSpec {
  /** {field} stands for the record's own value. */
  readonly says: string
  /** What else is said, by the record's value of a choice. */
  readonly adds?: { readonly by: string; readonly says: Readonly<Record<string, string>> }
  /** The word on the button, where it is not the action's label. */
  readonly button?: string
  /** Counted effects by name: {0} is the count that the preview gives. Where one is said otherwise, both. */
  readonly counts?: Readonly<Record<string, string | { readonly single: string; readonly several: string }>>
}

export type UndoSpec<T extends string> = { readonly by: T; readonly within?: `${number} days` } | { readonly never: string }

export interface ActionCommon<W extends AnyWords> {
  readonly label: string
  readonly needs: Requirement<W>
  /** Instead of needs, on one's own record. */
  readonly own?: Requirement<W>
  readonly asks?: AsksSpec<W>
  readonly confirms?: ConfirmSpec
  /** Customs of the server that may refuse, each with a reason (texts: guards.<name>). */
  readonly guards?: readonly string[]
  /** The custom that does more than store: moves money, stops billing. */
  readonly effect?: string
  /** What a refusal tells that its reader may lack the right for. */
  readonly discloses?: string
  /** A look for the dialog in place of the generic one. */
  readonly dialog?: string
  /** Keyboard key in a list or queue. */
  readonly key?: string
  readonly icon?: string
  /** Its verb on the wire where two actions share one: that operation is open to either's right, and the one that fits the record's state asks its own. */
  readonly verb?: string
}

export interface TransitionSpec<W extends AnyWords, F extends string, S extends string, T extends string> extends ActionCommon<W> {
  readonly from: readonly [S, ...S[]]
  readonly to: S
  readonly undo: UndoSpec<T>
  /** Stamps: what the system writes along with it. */
  readonly sets?: { readonly [K in F]?: 'now' | 'viewer' | 'empty' }
}

export interface CreateSpec<W extends AnyWords, Path extends string> extends ActionCommon<W> {
  readonly fields: readonly Path[]
  /** Required fields that nobody is asked for, because its effect gives them: a name derived from another. One that it did not give is told at its field. */
  readonly gives?: readonly Path[]
  /** One of its fields, a file: its dialog takes several files at once and makes a record of each. */
  readonly each?: Path
  /** Further inputs that are no field of the record. */
  readonly asks?: AsksSpec<W>
  /** Stamps: what the system writes along with it. */
  readonly sets?: { readonly [K in Path]?: 'now' | 'viewer' }
}

export interface RemoveSpec<W extends AnyWords, F extends string> extends ActionCommon<W> {
  /**
   * The record is kept, with the time at which it went in this field, so that what refers to it keeps its name.
   * No list, count, choice or action finds it any more, and its unique values are free again. Absent = it is erased.
   */
  readonly keeps?: F
  /** What the record is called among the arguments, where that is not id: packageId. */
  readonly idAs?: string
  readonly undo: { readonly never: string }
}

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
  readonly adds?: true
  /** The same input again within ten minutes asks first (domain 2, Intent). */
  readonly repeats?: 'asks'
}
