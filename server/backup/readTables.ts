// What there is to back up in a database: its tables with their columns, its sequences; and what is left out on purpose.
import type { Client } from 'pg'
import type { Sequence, TablePart } from './Manifest.ts'

/** Who is logged in and from where: a copy of the database opens no session. */
const ofSessions = [
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
/** Made where it is restored, by migrations and specs. */
const made = ['schema_migration', 'schema_draft', 'role_right']

type Columns = Omit<TablePart, 'rows'>

const tables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
  group by c.relname order by c.relname`

/** By name, so that the same data make the same backup. */
export const readTables = async (client: Client): Promise<readonly Columns[]> =>
  (await client.query<Columns>(tables, [[...ofSessions, ...made]])).rows

const sequences = `
  select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as called
  from pg_sequences where schemaname = 'public' order by sequencename`

export const readSequences = async (client: Client): Promise<readonly Sequence[]> => (await client.query<Sequence>(sequences)).rows
