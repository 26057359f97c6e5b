// What every kind of action is: what all of them may say in a spec, and what the rest of the engine asks of a kind.
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
  readonly alsoSays?: { readonly by: string; readonly says: Readonly<Record<string, string>> }
  /** The word on the button, where it is not the action's label. */
  readonly button?: string
  /** Counted effects by name: {0} is the count that the preview gives. Where one is said otherwise, both. */
  readonly counts?: Readonly<Record<string, string | { readonly single: string; readonly several: string }>>
}

export type UndoSpec<T extends string> = { readonly by: T; readonly within?: `${number} days` } | { readonly never: string }

/** The path of a setting of the site's configuration that holds an amount: 'money.correctionsOfDay'. Empty there: no limit. */
export interface ApprovalSpec {
  readonly above: string
}

export interface ActionCommon<W extends AnyWords> {
  readonly label: string
  readonly needs: Requirement<W>
  /** Instead of needs, on one's own record. */
  readonly own?: Requirement<W>
  readonly asks?: AsksSpec<W>
  /** The current password, of whoever does it on a record that is about themselves. */
  readonly ownAsks?: 'password'
  readonly confirms?: ConfirmSpec
  /** Customs of the server that may refuse, each with a reason (texts: guards.<name>). */
  readonly guards?: readonly string[]
  /** The custom that does more than store: moves money, stops billing. */
  readonly effect?: string
  /**
   * What one person spends by it in a day (UTC) beyond the amount of a setting waits until another person, who could do it too, approves it.
   * Its custom says what it spends (change.spends); actions with the same setting share one limit.
   */
  readonly approval?: ApprovalSpec
  /** What a refusal tells that its reader may lack the right for. */
  readonly discloses?: string
  /** A look for the dialog in place of the generic one. */
  readonly dialog?: string
  /** Keyboard key in a list or queue. */
  readonly key?: string
  /** Its verb on the wire where two actions share one: that operation is open to either's right, and the one that fits the record's state asks its own. */
  readonly verb?: string
}

/** One kind of action. What it does is the server's: the registry there demands it. */
export interface ActionKind {
  /** What it answers: the part as it is now, that the record is gone, or what was done. */
  readonly answers: 'part' | 'removal' | 'done'
  /** There is no record before it. */
  readonly makes?: true
  /** There is no record after it. */
  readonly ends?: true
  /** It takes in the form of its part: a patch of what changed. */
  readonly edits?: true
  /** It is never run without an input. */
  readonly demands?: true
  /** It is done by dragging a row: no list names it among its actions. */
  readonly dragged?: true
  /** Where a list offers it, it can be done over many of its records at once. */
  readonly runs?: true
}
