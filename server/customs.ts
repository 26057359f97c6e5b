// What the product's own server code is: effects, actions, guards and derived values, and what each is handed.
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../language/access.ts'
import type { ActionModel, EntityModel, OperationModel } from '../language/model.ts'
import type { Refusal } from './actions/Refusal.ts'
import type { Route } from './http/router.ts'
import type { Db, Tx } from './db/database.ts'
import type { ServedProduct } from './servedProduct.ts'

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
  readonly product: ServedProduct
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
  readonly balance: (account: string, before: WireMoney, after: WireMoney) => void
  /** A value the server derives: a slug. */
  readonly value: (field: string, text: string) => void
  /** Anything else, for the product's own dialog. */
  readonly details: (json: unknown) => void
}

/** 12.50 EUR on the wire. */
export interface WireMoney {
  readonly amount: string
  readonly currency: string
}

/** What an effect or an action gets: everything checked, the record locked, one transaction for all it does. */
export interface Change extends Work {
  readonly actor: Actor
  /** The same as actor. */
  readonly viewer: Actor
  readonly operation: OperationModel
  readonly model: ActionModel
  readonly entity: EntityModel
  /** The record as it was, locked; absent for create and for actions on the list. */
  readonly record: StoredRecord | undefined
  /** Checked input by name: what the dialog asked, the patch of a form, the fields of a new record. References are ids. */
  readonly input: Readonly<Record<string, unknown>>
  readonly ticks: ReadonlySet<string>
  /** The operation key; a preview has none of its own and makes one up. */
  readonly key: string
  /** Everything is rolled back afterwards; mails and other things outside the database must not happen. */
  readonly preview: boolean
  /** Gives a field of the changed part (by name), or of the new record (by path), a value that is stored with the rest. */
  readonly set: (field: string, value: unknown) => void
  readonly report: Report
}

/** Runs after the record is stored, in the same transaction; a new record has its id by now. */
export type AfterStore = (id: string) => Promise<void>

/** Does more than store. Runs before the record is stored; may throw Refusal or InvalidInput. */
export type Effect = (change: Change) => Promise<AfterStore | void>

export interface CustomAnswer {
  readonly ids: readonly string[]
  /** How many; the number of ids when absent. */
  readonly count?: number
  readonly details?: unknown
}

/** An action that no kind covers. */
export type CustomAction = (change: Change) => Promise<CustomAnswer>

export interface GuardCall {
  /** A transaction when the action runs, the plain database when a page asks what can be done. */
  readonly tx: Db
  readonly product: ServedProduct
  readonly viewer: Actor
  readonly entity: EntityModel
  readonly action: ActionModel
  /** Whole records, in one batch. For create and list actions: none. */
  readonly records: readonly StoredRecord[]
  /** Checked input where the action really runs; absent when a page asks. */
  readonly input?: Readonly<Record<string, unknown>>
}

/** Says no for some records: one answer a record, in their order (for an action without record: one answer). */
export type Guard = (call: GuardCall) => Promise<readonly (Refusal | undefined)[]>

/** One SQL expression for a value that is not stored; own is the quoted alias of the entity's own table: sql`${own}.id`. */
export type Derived = (own: RawBuilder<unknown>) => RawBuilder<unknown>

export interface AnswerCall {
  readonly db: Db
  readonly product: ServedProduct
  readonly viewer: Actor
  /** The texts it is asked with, by name. */
  readonly given: Readonly<Record<string, string>>
}

/** Answers a read whose data is kept in no record of ours. May throw Fault. */
export type Answering = (call: AnswerCall) => Promise<unknown>

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

export interface ReportCall {
  readonly db: Db
  readonly viewer: Viewer
  readonly period: Period
  /** The record it is about; '' for a report about all. */
  readonly id: string
  /** What was asked for and may be read: nothing else is to be counted. */
  readonly parts: ReadonlySet<string>
}

/** Figures by part; undefined where there is no such record. */
export type CountReport = (call: ReportCall) => Promise<Readonly<Record<string, readonly Figure[]>> | undefined>

export interface Customs {
  readonly effects: Readonly<Record<string, Effect>>
  readonly actions: Readonly<Record<string, CustomAction>>
  readonly guards: Readonly<Record<string, Guard>>
  readonly derived: Readonly<Record<string, Derived>>
  readonly answers?: Readonly<Record<string, Answering>>
  /** What the product serves over HTTP besides the console. secure: TLS stands in front. */
  readonly routes?: (parts: { readonly db: Db; readonly product: ServedProduct; readonly secure: boolean }) => readonly Route[]
  readonly reports?: Readonly<Record<string, CountReport>>
  /** Rows that a new site starts with. Runs at every start, before the port opens, by several servers at once. */
  readonly prepare?: (db: Db, product: ServedProduct) => Promise<unknown>
}
