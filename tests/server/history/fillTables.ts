// Fills whatever tables a database has, without knowing what they are for: every column of every row holds a value of its own.
import type { Client } from 'pg'

type Asks = Pick<Client, 'query' | 'escapeIdentifier'>

interface Column {
  readonly table: string
  readonly name: string
  readonly sort: string
  /** The table that this column points to. */
  readonly refers: string | null
  /** And the column that it points to. */
  readonly key: string | null
  /** A rule of it alone, as SQL. */
  readonly rule: string | null
}

const rowsEach = 3

/** The engine's own tables have rules; what they hold is written out in engineRows.sql. */
const engine = /^(ledger_|audit_|operation_key|state_change|session|login_|role_right|schema_migration)/

const columnsOf = async (client: Asks): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as sort, f.confrelid::regclass::text as refers,
       (select attname from pg_attribute where attrelid = f.confrelid and attnum = f.confkey[1]) as key,
       (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as rule
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.oid, a.attnum`,
  )
  return rows.filter(({ table }) => !engine.test(table))
}

const samples: Readonly<Record<string, (name: string, row: number) => unknown>> = {
  text: (name, row) => `${name} ${row} – größer, "so" & 'so'`,
  integer: (name, row) => name.length * 100 + row,
  smallint: (name, row) => name.length * 10 + row,
  bigint: (name, row) => String(9_007_199_254_740_993n + BigInt(name.length * 10 + row)),
  numeric: (name, row) => `${name.length}.${row}5`,
  boolean: (_, row) => row % 2 === 0,
  'timestamp with time zone': (name, row) => `2024-02-29T23:59:${String(name.length).padStart(2, '0')}.12345${row}Z`,
  date: (_, row) => `2023-0${row}-28`,
  jsonb: (name, row) => JSON.stringify({ [name]: row, deep: [null, 'é'] }),
  'text[]': (name, row) => [`${name} ${row}`, 'a,b', '{c}'],
  uuid: (name, row) => `019a0000-0000-7000-8000-${String(name.length * 10 + row).padStart(12, '0')}`,
}

/** The one record of a single entity is called site, and codes are texts: so the first row of every text key is called so. */
const keyOf = (sort: string, row: number): unknown => {
  if (sort === 'uuid') return samples['uuid']?.('id', row)
  return sort === 'text' ? ['site', 'EUR', 'CRE'][row - 1] : row
}

/** The values that a column is confined to, where it is. */
const choicesOf = (rule: string | null): readonly string[] => [...(rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, value = '']) => value)

const valueOf = ({ table, name, sort, refers, key, rule }: Column, row: number): unknown => {
  if (name === 'id') return keyOf(sort, row)
  // Of what it points to there are as many rows, with as many keys.
  if (refers !== null && key !== null) return valueOf({ table: refers, name: key, sort, refers: null, key: null, rule: null }, row)
  const choices = choicesOf(rule)
  if (sort === 'text' && choices.length > 0) return choices[(row - 1) % choices.length]
  const sample = samples[sort]
  if (!sample) throw new Error(`no sample of ${sort} for ${table}.${name}`)
  return sample(name, row)
}

/** Three rows in every table of the product, or in those that are wanted; gives their names. */
export const fillTables = async (client: Asks, wanted: (table: string) => boolean = () => true): Promise<readonly string[]> => {
  const columns = (await columnsOf(client)).filter(({ table }) => wanted(table))
  const tables = [...new Set(columns.map(({ table }) => table))]
  // Parts point to their entity: what is pointed to comes first.
  const parts = new Set(columns.filter(({ refers }) => refers !== null).map(({ table }) => table))
  for (const table of [...tables.filter((each) => !parts.has(each)), ...parts]) {
    const own = columns.filter((each) => each.table === table)
    const names = own.map(({ name }) => client.escapeIdentifier(name)).join(', ')
    const places = own.map((_, at) => `$${at + 1}`).join(', ')
    for (let row = 1; row <= rowsEach; row += 1)
      await client.query(
        `insert into ${client.escapeIdentifier(table)} (${names}) values (${places})`,
        own.map((each) => valueOf(each, row)),
      )
  }
  return tables
}
