// The database of development follows specs that are still being written: their migration changes under it, so what it needs is worked out from what it has.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { TableModel } from '../../language/model.ts'
import { CommandError } from '../CommandError.ts'
import { keysOf, readState, withHolds } from '../../language/migrations/state.ts'
import { dropSql, leftOf, nameOfLeft, type Left } from '../../language/migrations/left.ts'
import { setNotNull } from '../../language/migrations/statements.ts'
import { stepTo } from '../../language/migrations/step.ts'
import { named } from '../../language/named.ts'
import { sqlName } from '../../language/sqlText.ts'
import type { Migration } from './readMigrations.ts'

type Tables = readonly TableModel[]
interface Known {
  readonly tables: Tables
  /** Columns that follow an earlier name, and keys that follow a field's: so that a rename which is taken back leads back. */
  readonly renamed: readonly { readonly table: string; readonly from: string; readonly to: string }[]
  /** Tables likewise. */
  readonly moved?: readonly { readonly from: readonly string[]; readonly to: string }[]
  /** What it has besides the chain. */
  readonly left: readonly Left[]
}

const renamedIn = (tables: Tables): Known['renamed'] =>
  tables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name: to, was, holds, held }) => {
      if (to === 'id' && holds !== undefined && held !== undefined) return [{ table, from: held, to: holds }]
      return was === undefined ? [] : [{ table, from: was, to }]
    }),
  )

const movedIn = (tables: Tables): Required<Known>['moved'] =>
  tables.flatMap(({ name: to, was }) => (was === undefined ? [] : [{ from: was, to }]))

const knownOf = async (client: Client): Promise<Known | undefined> => {
  await client.query('create table if not exists schema_draft (id boolean primary key default true check (id), known jsonb not null)')
  const { rows } = await client.query<{ known: Known }>('select known from schema_draft')
  return rows[0] && withHolds(rows[0].known)
}

const remember = (client: Client, known: Known): Promise<unknown> =>
  client.query('insert into schema_draft (known) values ($1) on conflict (id) do update set known = excluded.known', [
    JSON.stringify(known),
  ])

const withWaysBack = (wanted: Tables, { tables, renamed, moved = [] }: Known): Tables => {
  const isGone = (to: string): boolean => !named(wanted, to)
  const back = new Map(
    wanted.flatMap(({ name }) => {
      const gone = named(tables, name) ? undefined : moved.find(({ from, to }) => from.includes(name) && isGone(to))
      return gone ? [[name, gone.to]] : []
    }),
  )
  const held = new Map([...back].map(([name, to]) => [keysOf(name), keysOf(to)]))
  return wanted.map((table) => {
    const was = back.get(table.name)
    const columns = table.columns.map((column) => {
      const gone = renamed.find(
        ({ table: of, from, to }) => of === (was ?? table.name) && from === column.name && !named(table.columns, to),
      )
      const keyed = renamed.find(({ table: of, from }) => of === (was ?? table.name) && column.name === 'id' && from === column.holds)
      const refers = keyed?.to ?? held.get(column.holds ?? '')
      return { ...column, ...(gone && column.was === undefined && { was: gone.to }), ...(refers !== undefined && { held: refers }) }
    })
    return { ...table, columns, ...(was !== undefined && { was: [was] }) }
  })
}

/** What has a value in every record, whatever specs were tried meanwhile, may have to have one again. */
const withFilled = async (client: Client, { tables }: Known, wanted: Tables): Promise<Tables> => {
  const isFilled = async (table: string, { name, notNull }: TableModel['columns'][number]): Promise<boolean> => {
    const next = named(wanted, table)?.columns.find((each) => each.name === name || each.was === name)
    if (notNull || !next?.notNull || next.starts !== undefined) return notNull
    if ((await client.query(`select from ${sqlName(table)} where ${sqlName(name)} is null limit 1`)).rowCount) return false
    await client.query(setNotNull(table, name))
    return true
  }
  const found: TableModel[] = []
  for (const table of tables) {
    const columns: TableModel['columns'][number][] = []
    // One statement after the other: they are of one transaction.
    // eslint-disable-next-line no-await-in-loop
    for (const column of table.columns) columns.push({ ...column, notNull: await isFilled(table.name, column) })
    found.push({ ...table, columns })
  }
  return found
}

/** Tables as the chain has them: what it dropped from the specs stays in every database. */
const chainTables = (folder: string, wanted: Tables): Tables => {
  try {
    return readState(readFileSync(join(folder, 'state.json'), 'utf8')).tables
  } catch {
    return wanted
  }
}

export interface DraftOptions {
  /** Of the product. */
  readonly migrations: readonly Migration[]
  readonly tables: Tables
  /** Of the product's migrations. */
  readonly folder: string
  /** Drops what only specs that were taken back had. */
  readonly goBack: boolean
}

/**
 * Where the chain is no longer the one that this database ran, or may have in it what is left here, brings it to the tables of now and takes the chain as run.
 * @returns whether it did
 * @throws CommandError where stored values would not survive
 */
export const followDraft = async (client: Client, { migrations, tables }: DraftOptions): Promise<boolean> => {
  const { rows } = await client.query<{ name: string; digest: string }>(
    "select name, digest from schema_migration where name like 'product/%'",
  )
  const known = await knownOf(client)
  const isRun = rows.every(({ name, digest }) => named(migrations, name)?.digest === digest)
  if (!known || (isRun && (known.left.length === 0 || rows.length === migrations.length))) return false
  const wanted = withWaysBack(tables, known)
  const step = stepTo(await withFilled(client, known, wanted), wanted)
  const [narrowing] = step.narrowings
  if (narrowing)
    throw new CommandError(
      `the database of development cannot follow: ${narrowing.entity}.${narrowing.column}: ${narrowing.message}; ` +
        'or take the field out, let npm run dev -- --go-back drop what it held, and write it anew',
    )
  await client.query(step.sql)
  await client.query("delete from schema_migration where name like 'product/%'")
  for (const { name, digest } of migrations)
    // eslint-disable-next-line no-await-in-loop
    await client.query('insert into schema_migration (name, digest) values ($1, $2)', [name, digest])
  await remember(client, { tables: step.tables, renamed: [], left: [] })
  return true
}

const isSame = (one: Left, other: Left): boolean => nameOfLeft(one) === nameOfLeft(other)

const withLeft = (chain: Tables, left: readonly Left[], known: Tables): Tables => [
  ...chain.map((table) => {
    const columns = named(known, table.name)?.columns ?? []
    return {
      ...table,
      columns: [...table.columns, ...columns.filter(({ name }) => left.some((each) => isSame(each, { table: table.name, column: name })))],
    }
  }),
  ...known.filter(({ name }) => left.some((each) => isSame(each, { table: name }))),
]

/**
 * Remembers what the database has now.
 * @param followed whether it was brought along; else it ran the chain
 * @returns what it has besides, of specs that were taken back; where it is to go back, had
 */
export const settleDraft = async (
  client: Client,
  { tables, folder, goBack }: DraftOptions,
  followed: boolean,
): Promise<readonly Left[]> => {
  const chain = chainTables(folder, tables)
  const known = await knownOf(client)
  const left = leftOf(known?.tables ?? [], chain).filter((each) => followed || known?.left.some((other) => isSame(each, other)))
  if (goBack) for (const each of left) await client.query(dropSql(each))
  const kept = goBack ? [] : left
  await remember(client, {
    tables: withLeft(chain, kept, known?.tables ?? []),
    renamed: renamedIn(tables),
    moved: movedIn(tables),
    left: kept,
  })
  return left
}
