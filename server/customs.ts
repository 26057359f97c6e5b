// What the product's own server code is: effects, actions, guards and derived values, and what each is handed.
import type { Money } from '../language/fields/money.ts'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../language/access.ts'
import type { ActionModel, EntityModel, OperationModel } from '../language/model.ts'
import type { Refusal } from './actions/Refusal.ts'
import type { Route } from './http/router.ts'
import type { Db, Tx } from './db/database.ts'
import type { ProductModel } from './ProductModel.ts'

/**
 * A record as the server holds it, by path: id, version, email, review.status, review.version.
 * References are ids, money is { amount, currency }, times ISO text, decimals text; masked values are whole, secrets absent. Empty = null.
 */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/** Who does it, as the audit names them. */
export interface Actor extends Viewer {
  readonly screenName: string
  readonly ip: string
  /** The session it is done in. */
  readonly sessionId?: string
}

/** A record (or one part of it) that was made, changed or removed in this transaction. */
export interface Touched {
  readonly entity: string
  /** '' for the entity's own. */
  readonly part: string
  readonly id: string
  readonly version: number
  readonly removed: boolean
  /** It is new: made in this transaction. Its version does not say so, where it was written again before the commit. */
  readonly created?: true
  /** Values of the part as they are stored now, by path, where the change itself gave them back. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** One transaction in which records change. What it touches is announced on the live channel when it commits. */
export interface Work {
  readonly tx: Tx
  readonly product: ProductModel
  /** Name of what is done, for the audit: an action's path, or the outside world's event. */
  readonly action: string
  /** Absent for the outside world. */
  readonly actor?: Actor | undefined
  /** The database's time when it began, ISO text. */
  readonly time: string
  readonly touched: Touched[]
}

/** What an action tells beside its outcome: shown by the preview, kept in the audit. */
export interface Report {
  /** A counted effect: fills {0} of the confirmation's text of that name. */
  readonly count: (name: string, value: number) => void
  /** An account before and after, wire money; account is a locale key. */
  readonly balance: (account: string, before: Money, after: Money) => void
  /** A value the server derives: a slug. */
  readonly value: (field: string, text: string) => void
  /** Anything else, for the product's own dialog. */
  readonly details: (json: unknown) => void
}

/** What any effect or action gets, whatever it does: everything checked, the record locked, one transaction for all. */
export interface ActionRun extends Work {
  readonly actor: Actor
  /** The same as actor. */
  readonly viewer: Actor
  readonly operation: OperationModel
  readonly model: ActionModel
  readonly entity: EntityModel
  readonly ticks: ReadonlySet<string>
  /** The operation key; a preview has none of its own and makes one up. */
  readonly key: string
  /** When it was asked for, ISO text: earlier than `time` where it waited until another person approved it. */
  readonly asked: string
  /** Everything is rolled back afterwards; mails and other things outside the database must not happen. */
  readonly preview: boolean
  readonly report: Report
}

/** What an action spends of its actor's day (action option `approval`). */
export interface Spending {
  /** In minor units of the setting's currency, what is taken counts as what is given; 0n where nothing counts this time. */
  readonly minor: bigint
  /** Id of the person whom it concerns. */
  readonly subject?: string
  /** What was typed as the reason, for whoever decides. */
  readonly reason?: string
}

/** What the specs say of the actions that name a custom: the generated tables have it of each. */
export interface Handed {
  readonly record: object | undefined
  readonly input: object
  readonly sets: object
}

/** Where no specs are at hand. */
interface Untold extends Handed {
  readonly record: StoredRecord | undefined
  readonly input: Readonly<Record<string, unknown>>
  readonly sets: Readonly<Record<string, unknown>>
}

/** What an effect or an action gets of its own. */
export interface CustomRun<H extends Handed = Untold> extends ActionRun {
  /** The record as it was, locked; absent for create and for actions on the list. */
  readonly record: H['record']
  /** Checked input by name: what the dialog asked, the patch of a form, the fields of a new record. References are ids. */
  readonly input: H['input']
  /**
   * What it comes to, said before anything is done, where several actions do it by this custom: the same within ten minutes asks first
   * (repeats), whichever of them was used. Texts and numbers in one spelling. @throws Refusal
   */
  readonly means: (values: Readonly<Record<string, string>>) => Promise<void>
  /**
   * What it spends, where its spec says `approval`, before anything is done; asked only where there is a limit. Beyond the limit it asks (a tick) whether another is to approve it;
   * ticked, the rest is tried, and then nothing is done and it waits. @throws Refusal
   */
  readonly spends: (of: () => Spending | Promise<Spending>) => Promise<void>
  /** Gives a field of the changed part (by name), or of the new record (by path), a value that is stored with the rest. */
  readonly set: (...given: { [F in keyof H['sets'] & string]: [field: F, value: H['sets'][F]] }[keyof H['sets'] & string]) => void
}

/** Runs after the record is stored, in the same transaction; a new record has its id by now. */
export type AfterStore = (id: string) => Promise<void>

/** Does more than store. Runs before the record is stored; may throw Refusal or InvalidInput. */
export interface Effect<H extends Handed = Untold> {
  (change: CustomRun<H>): Promise<AfterStore | void>
  /** See atOnce. */
  readonly goesAtOnce?: true
}

/**
 * Says of an effect that a run may do it to many records at once: neither it nor a guard of its actions looks at what it does to another of them, unless
 * that comes in turns (gathered, as moving money does). What does not go well at once is done again, one record after the other.
 */
export const atOnce = <H extends Handed>(effect: (change: CustomRun<H>) => Promise<AfterStore | void>): Effect<H> =>
  Object.assign(effect, { goesAtOnce: true as const })

export interface CustomAnswer {
  readonly ids: readonly string[]
  /** How many; the number of ids when absent. */
  readonly count?: number
  readonly details?: unknown
}

/** An action that no kind covers. What answers nothing was done to its record. */
export type CustomAction<H extends Handed = Untold> = (change: CustomRun<H>) => Promise<CustomAnswer | void>

/** What the specs say of the actions that name a guard. */
export interface Judged {
  readonly record: object
  readonly input: object
}

interface UntoldJudged extends Judged {
  readonly record: StoredRecord
  readonly input: Readonly<Record<string, unknown>>
}

export interface GuardCall<J extends Judged = UntoldJudged> {
  /** A transaction when the action runs, the plain database when a page asks what can be done. */
  readonly tx: Db
  readonly product: ProductModel
  readonly viewer: Actor
  readonly entity: EntityModel
  readonly action: ActionModel
  /** Whole records, in one batch. For create and list actions: none. */
  readonly records: readonly J['record'][]
  /** What was given where the action really runs, not checked yet; absent when a page asks. */
  readonly input?: J['input']
}

/** Says no for some records: one answer a record, in their order (for an action without record: one answer). */
export type Guard<J extends Judged = UntoldJudged> = (call: GuardCall<J>) => Promise<readonly (Refusal | undefined)[]>

/** One SQL expression for a value that is not stored; own is the quoted alias of the entity's own table: sql`${own}.id`. */
export type Derived = (own: RawBuilder<unknown>) => RawBuilder<unknown>

export interface AnswerCall<Asked extends string = string> {
  readonly db: Db
  readonly product: ProductModel
  readonly viewer: Actor
  /** The texts it is asked with, by name. */
  readonly given: Readonly<Partial<Record<Asked, string>>>
}

/** Answers a read whose data is kept in no record of ours. May throw Fault. */
export type Answering<Asked extends string = string> = (call: AnswerCall<Asked>) => Promise<unknown>

/** One number of a report, as Figure in the contract: decimals as text. */
export interface Figure {
  readonly name: string
  /** 2026-11-21 */
  readonly day?: string | null
  readonly key?: string | null
  readonly title?: string | null
  readonly value: string
  readonly before?: string | null
  readonly currency?: string | null
}

/** Whole days of a zone, the first and the last among them. */
export interface Period {
  readonly from: string
  readonly until: string
  readonly zone: string
}

/** As it is asked. */
export interface AskedPeriod extends Period {
  /** The day at a glance: beside the same day a week before, up to this time of day, and each of the seven days up to it. */
  readonly glance?: boolean | null
}

export interface ReportCall<Part extends string = string> {
  readonly db: Db
  readonly viewer: Viewer
  readonly period: Period
  /** The record it is about, which is there; '' for a report about all. */
  readonly id: string
  /** What was asked for, may be read and is left to it: nothing else is to be counted. */
  readonly parts: ReadonlySet<Part>
}

/** Figures by part. */
export type CountReport<Part extends string = string> = (
  call: ReportCall<Part>,
) => Promise<Readonly<Partial<Record<Part, readonly Figure[]>>>>

/** See atOnce. */
export const goesAtOnce = (effect: object | undefined): boolean => effect !== undefined && 'goesAtOnce' in effect

/** A custom as the product hands it in: what it is handed, its specs say. */
type Handing<Custom extends (given: never) => unknown> = (given: never) => ReturnType<Custom>

/** Runs a custom on what the engine checked: here, and nowhere else, it is taken for granted that this is what the specs say of it. */
export const runCustom = <Answer>(custom: (given: never) => Answer, given: CustomRun | GuardCall | AnswerCall | ReportCall): Answer =>
  custom(given as never)

export interface Customs {
  readonly effects: Readonly<Record<string, Handing<Effect>>>
  readonly actions: Readonly<Record<string, Handing<CustomAction>>>
  readonly guards: Readonly<Record<string, Handing<Guard>>>
  readonly derived: Readonly<Record<string, Derived>>
  readonly answers?: Readonly<Record<string, Handing<Answering>>>
  /** What the product serves over HTTP besides the console. secure: TLS stands in front. */
  readonly routes?: (parts: { readonly db: Db; readonly product: ProductModel; readonly secure: boolean }) => readonly Route[]
  readonly reports?: Readonly<Record<string, Handing<CountReport>>>
  /** One line for each thing that does not hold of the product's money; looked at in one snapshot. Without it the ledger is looked at by itself. */
  readonly checkLedger?: (db: Db) => Promise<readonly string[]>
  /** Variables of the environment that name an address which the product's code asks: the server is refused its start where one has no TLS. */
  readonly addresses?: readonly string[]
  /** Rows that a new site starts with. Runs at every start, before the port opens, by several servers at once. */
  readonly prepare?: (db: Db, product: ProductModel) => Promise<unknown>
}
