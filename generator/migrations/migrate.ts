// Adds the next migration to the chain, if the tables differ from those after the last one.
import type { TableModel } from '../../language/model.ts'
import { sqlHeader } from '../print/header.ts'
import { emptyState, stateText } from './state.ts'
import type { MigrationState } from './state.ts'
import { stepTo } from './step.ts'
import type { Narrowing } from './step.ts'

export interface Migrated {
  /** Files to add or change, below the folder of generated files. Earlier migrations are never among them. */
  readonly files: Readonly<Record<string, string>>
  readonly narrowings: readonly Narrowing[]
}

export const readState = (text: string | undefined): MigrationState =>
  text === undefined ? emptyState : (JSON.parse(text) as MigrationState)

export const migrate = (state: MigrationState, tables: readonly TableModel[], specs: string): Migrated => {
  const { sql, tables: after, narrowings } = stepTo(state.tables, tables)
  if (sql === '') return { files: { 'migrations/state.json': stateText({ last: state.last, tables: after }) }, narrowings }
  const last = state.last + 1
  const name = `migrations/${String(last).padStart(4, '0')}.sql`
  const header = sqlHeader({ emitter: 'migrations/migrate.ts', from: `${specs}/` }).replace(
    /^-- Edit.*\n/m,
    '-- Once it has run anywhere it is history: it is never changed, only followed by another.\n',
  )
  return { files: { [name]: `${header}\n${sql}`, 'migrations/state.json': stateText({ last, tables: after }) }, narrowings }
}
