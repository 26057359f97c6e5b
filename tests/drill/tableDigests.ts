// Counts and digests of all that a database stores, so that a later state of it can be compared value by value.
import type { Client } from 'pg'

/** A table's columns as they were: PostgreSQL keeps these numbers whatever is renamed. */
export interface NotedTable {
  readonly oid: number
  readonly name: string
  readonly columns: readonly number[]
}

/** How many rows, and a digest of all their values. */
export type Digests = Readonly<Record<string, { readonly rows: number; readonly digest: string }>>

type Asks = Pick<Client, 'query' | 'escapeIdentifier'>

/** Follow the specs or the minute, and are no data: rights of roles, sessions, what was migrated. */
const passing = [
  'schema_migration',
  'role_right',
  'session',
  'session_end',
  'session_stretch',
  'socket_place',
  'attendance',
  'claim',
  'login_code',
  'login_failure',
  'login_challenge',
]

/** Every table with the columns that it has now. */
export const noteTables = async (client: Asks): Promise<readonly NotedTable[]> => {
  const { rows } = await client.query<NotedTable>(
    `select c.oid::int as oid, c.relname as name, array_agg(a.attnum::int order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) group by c.oid, c.relname order by c.relname`,
    [passing],
  )
  return rows
}

const columnsNow = async (client: Asks, { oid, columns }: NotedTable): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string; numeric: boolean }>(
    `select attname as name, atttypid = 'numeric'::regtype as numeric from pg_attribute where attrelid = $1 and attnum = any($2) and not attisdropped order by attnum`,
    [oid, columns],
  )
  // A type may become wider: 1.50 and 1.5000 are one value.
  return rows.map(({ name, numeric }) => (numeric ? `trim_scale(${client.escapeIdentifier(name)})` : client.escapeIdentifier(name)))
}

/** By the tables' former names, over the noted columns; a dropped one changes the digest. */
export const digestsOf = async (client: Asks, noted: readonly NotedTable[]): Promise<Digests> => {
  const found: Record<string, { rows: number; digest: string }> = {}
  for (const table of noted) {
    const columns = await columnsNow(client, table)
    const { rows: names } = await client.query<{ name: string }>('select relname as name from pg_class where oid = $1', [table.oid])
    const now = names[0]?.name
    if (now === undefined) throw new Error(`the table ${table.name} is gone`)
    const line = `jsonb_build_array(${columns.join(', ')})::text`
    const { rows } = await client.query<{ rows: number; digest: string }>(
      `select count(*)::int as rows, coalesce(md5(string_agg(md5(line), '' order by line)), '') as digest from (select ${line} as line from ${client.escapeIdentifier(now)}) lines`,
    )
    found[table.name] = rows[0] ?? { rows: 0, digest: '' }
  }
  return found
}
