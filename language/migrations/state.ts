// What generated/migrations/ remembers: the tables after the last migration. The chain is append-only; this is how the next step is found.
import type { TableModel } from '../model.ts'

export interface MigrationState {
  /** Number of the last migration. */
  readonly last: number
  readonly tables: readonly TableModel[]
}

export const emptyState: MigrationState = { last: 0, tables: [] }

/** Fields and tables that specs dropped stay in the database: as columns that may be empty, as tables nobody reads. */
export const stateText = (state: MigrationState): string => `${JSON.stringify(state, null, 1)}\n`
