// What the engine keeps by itself and an entity may show: the fields it has, each with its kind. server/db/engine gives them their columns.
import type { KindName } from './fields/index.ts'

interface Kept {
  /** The view of the database. */
  readonly table: string
  readonly fields: Readonly<Record<string, KindName>>
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
      /** How many alike it stands for. */
      count: 'integer',
      changes: 'changes',
    },
  },
} as const satisfies Readonly<Record<string, Kept>>
