// All that stands in a database, so that two states of it can be compared: what it is made of, its rows, its migrations and its rights.
import type { Client } from 'pg'
import { withClient } from '../../../server/db/withClient.ts'
import { digestsOf, noteTables } from '../../drill/tableDigests.ts'

const schema = `
  select 'table ' || c.relname || ' ' || c.relkind::text || coalesce(' ' || c.relacl::text, '') as line from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S', 'v')
  union all select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '')
    || coalesce(' ' || a.attacl::text, '')
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'function ' || pg_get_functiondef(p.oid) || coalesce(' ' || p.proacl::text, '') from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not tgisinternal
  order by 1`

export const linesOf = async (client: Client, text: string): Promise<readonly string[]> =>
  (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)

/** @param countless tables of so many rows that they are counted and added up by whoever asks */
export const stateOf = (url: string, countless: readonly string[] = []) =>
  withClient(url, async (client) => ({
    schema: await linesOf(client, schema),
    rows: await digestsOf(
      client,
      (await noteTables(client)).filter(({ name }) => !countless.includes(name)),
    ),
    done: await linesOf(client, 'select name as line from schema_migration order by 1'),
    rights: await linesOf(client, `select role || ' ' || "right" as line from role_right order by 1`),
  }))
