// Adds the next migration to the chain, if the tables differ from those after the last one.
import type { TableModel } from '../../language/model.ts'
import { sqlHeader } from '../print/header.ts'
import { dropSql, withoutLeft, type Left } from '../../language/migrations/left.ts'
import { stateText, type MigrationState } from '../../language/migrations/state.ts'
import { stepTo, type Narrowing } from '../../language/migrations/step.ts'

export interface Migrated {
  /** Files to add or change, below the folder of generated files. Earlier migrations are never among them. */
  readonly files: Readonly<Record<string, string>>
  /** Of databases in which it ran. */
  readonly after: MigrationState['tables']
  readonly narrowings: readonly Narrowing[]
}

/** @param dropped goes with all it holds, of what nothing reads any more */
export const migrate = (state: MigrationState, tables: readonly TableModel[], specs: string, dropped: readonly Left[] = []): Migrated => {
  const step = stepTo(state.tables, tables)
  const { narrowings } = step
  const sql = `${step.sql}${dropped.map(dropSql).join('')}`
  const after = withoutLeft(step.tables, dropped)
  if (sql === '') return { files: { 'migrations/state.json': stateText({ last: state.last, tables: after }) }, after, narrowings }
  const last = state.last + 1
  const name = `migrations/${String(last).padStart(4, '0')}.sql`
  const header = sqlHeader({ emitter: 'migrations/migrate.ts', from: `${specs}/` }).replace(
    /^-- Edit.*\n/m,
    '-- Once it has run anywhere it is history: it is never changed, only followed by another.\n',
  )
  return { files: { [name]: `${header}\n${sql}`, 'migrations/state.json': stateText({ last, tables: after }) }, after, narrowings }
}
