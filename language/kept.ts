// What the engine keeps by itself and an entity may show: the fields it has, each with its kind. server/db/engine gives them their columns.
import type { EntityModel } from './model.ts'
import type { KindName } from './fields/index.ts'

interface Kept {
  /** The table or view of the database. */
  readonly table: string
  readonly fields: Readonly<Record<string, KindName>>
  /** The states of its lifecycle, the first of which it starts in; absent = nobody changes it. */
  readonly states?: readonly [string, ...string[]]
  /** One that is removed ends. */
  readonly removable?: true
}

export const kept = {
  audit: {
    table: 'audit_line',
    fields: {
      time: 'time',
      /** Who did it; empty for the outside world and for whoever was not logged in. */
      actor: 'reference',
      /** The name they had then. */
      name: 'text',
      /** The role they had then. */
      role: 'choice',
      ip: 'ip',
      operation: 'choice',
      target: 'target',
      outcome: 'choice',
      /** What was typed as the reason; where the record keeps it, for those who may read it there. */
      reason: 'longText',
      /** The rule that refused it. */
      rule: 'text',
      /** How many alike it stands for; of an export how many rows. */
      count: 'integer',
      changes: 'changes',
    },
  },
  /** Who is logged in, from where. */
  sessions: {
    table: 'session_line',
    fields: {
      person: 'reference',
      /** What the browser calls itself: Firefox 132, Linux. */
      agent: 'text',
      ip: 'ip',
      started: 'time',
      /** Within a minute or so. */
      used: 'time',
    },
    removable: true,
  },
  /** What people are asked beside their password (docs/decisions/044). */
  factors: {
    table: 'factor_line',
    fields: {
      person: 'reference',
      kind: 'choice',
      /** As its owner calls it. */
      name: 'text',
      /** Of codes for recovery: how many are not used yet. */
      codesLeft: 'integer',
      added: 'time',
      used: 'time',
    },
    removable: true,
  },
  /** What waits for another's approval. Each state but the first is reached by a transition of the spec; what one person and another may is the engine's. */
  approvals: {
    table: 'approval',
    fields: {
      time: 'time',
      /** Who asked. */
      actor: 'reference',
      operation: 'choice',
      /** The record on which it was asked; empty where on none. */
      target: 'target',
      /** The person whom it concerns, as the custom says. */
      subject: 'reference',
      /** In the currency of the setting that it is above of. */
      amount: 'money',
      /** What was typed as the reason, as the custom says. */
      reason: 'longText',
      decidedTime: 'time',
      decidedBy: 'reference',
      /** Why it was refused. */
      refusal: 'longText',
    },
    states: ['WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN'],
  },
  /** Receipts of runs, one action over many records (docs/decisions/047). Its person pauses, resumes and stops it; that it is done is the engine's. */
  runs: {
    table: 'run',
    fields: {
      time: 'time',
      /** Who began it: all is done in their name. */
      actor: 'reference',
      operation: 'choice',
      /** Name of the entity whose records they are. */
      entity: 'text',
      /** How many records. */
      total: 'integer',
      done: 'integer',
      /** Those that something stood against at their turn. */
      refused: 'integer',
      ended: 'time',
      /** Why it was stopped, where nobody did. */
      stopped: 'text',
      /** The run whose records these were: it is tried again here, or undone. */
      after: 'reference',
      /** When its file was made: what is in it is done as answers come back. */
      handedOut: 'time',
    },
    states: ['RUNNING', 'PAUSED', 'DONE', 'STOPPED'],
  },
  /** What came of each record of a run. */
  runItems: {
    table: 'run_item_line',
    fields: {
      run: 'reference',
      /** Who began the run. */
      actor: 'reference',
      target: 'target',
      outcome: 'choice',
      /** Why it was not done. */
      says: 'longText',
      time: 'time',
      /** What came back, of a run that was handed out as a file. */
      answer: 'text',
    },
  },
} as const satisfies Readonly<Record<string, Kept>>

export type KeptName = keyof typeof kept
/** What a decision about something that waits leads to. */
export type ApprovalState = (typeof kept.approvals.states)[number]
export type RunState = (typeof kept.runs.states)[number]

/** The entity that shows what is kept under a name. */
export const entityOfKept = (entities: readonly EntityModel[], name: KeptName): EntityModel | undefined =>
  entities.find(({ parts: [own] }) => own?.table === kept[name].table)
