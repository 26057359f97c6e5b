// What the gate hands to a query or an action: everything is already decided but what needs the record.
import type { Viewer } from '../language/access.ts'
import type { EntityModel, OperationModel } from '../language/model.ts'
import type { Turns } from './takeTurns.ts'

/** The person behind a call, as the session knows them. */
export interface Caller extends Viewer {
  readonly screenName: string
  readonly ip: string
  readonly sessionId: string
  /** Reads of one session take turns; absent = nobody else is there to wait for them. */
  readonly inTurn?: Turns
}

/** What was asked for and may be read. Denied paths are not in it: the gate answers them with null and a DENIED error. */
export interface Selection {
  /** Paths of the record: email, review.status, user (a reference's card), user.reviewStatus (a mark on that card). */
  readonly paths: ReadonlySet<string>
  /** Whether the record's abilities were asked for: all, or those that its list offers. */
  readonly can: boolean
  readonly canInList: boolean
  readonly total: boolean
}

/** Answers in the contract's form: names of fields, __typename for unions. */
export type RunCall = (call: Call) => Promise<unknown>

export interface Call {
  readonly caller: Caller
  readonly operation: OperationModel
  readonly entity: EntityModel
  readonly args: Readonly<Record<string, unknown>>
  readonly selection: Selection
  /** Only the right to one's own let the caller in: a list keeps to records about them. */
  readonly own?: boolean
  /** When it was asked for (ISO text), of what waited until another person approved it: it counts for nobody's day. */
  readonly askedTime?: string
  /** The caller said who they are once more, beside what asks for it. */
  readonly proven?: boolean
}
