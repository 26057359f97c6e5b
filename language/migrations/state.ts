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

/** What values are besides their type, where they refer. */
export const keysOf = (table: string): string => `keys of ${table}`

/** What the keys of records are that have a code: values of that field; or of the one record that there is. */
export const keysBy = (field: string): string => (field === 'single' ? 'the only key' : `keys by ${field}`)

/** What one of the roles is: every product has somebody with one, so that a state without any was stored before it told so. */
export const heldRoles = 'roles'

/** The same, of a state that was stored before it told so. */
export const holdsUnknown = 'unknown'

type Column = TableModel['columns'][number]
/** Amounts, what stands in jsonb and roles were told last. */
const isUntold = ({ name, sql, holds, options }: Column): boolean =>
  name !== 'id' && holds === undefined && (sql === 'bigint' || sql === 'jsonb' || (sql === 'text' && options === undefined))

/** That told everything but by which field keys are: they are texts. */
const isUntoldKey = ({ name, sql, holds }: Column): boolean => name === 'id' && holds === undefined && sql === 'text'

/** What was remembered of tables, maybe before it told what values are besides their type. */
export const withHolds = <State extends Pick<MigrationState, 'tables'>>(state: State): State => {
  const holds = new Set(state.tables.flatMap(({ columns }) => columns.map((each) => each.holds)))
  const tellsRoles = holds.has(heldRoles)
  const tellsNone = [...holds].every((each) => each === undefined)
  const isUnknown = (each: Column): boolean => isUntoldKey(each) || (!tellsRoles && (tellsNone || isUntold(each)))
  const unknown = (table: TableModel): TableModel => ({
    ...table,
    columns: table.columns.map((each) => (isUnknown(each) ? { ...each, holds: holdsUnknown } : each)),
  })
  return { ...state, tables: state.tables.map(unknown) }
}

export const readState = (text: string | undefined): MigrationState =>
  text === undefined ? emptyState : withHolds(JSON.parse(text) as MigrationState)
