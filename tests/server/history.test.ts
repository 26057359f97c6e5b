// A database that the first version made is brought to today's, and holds afterwards what it held before.
import { describe, expect, it } from 'vitest'
import { applicationRole } from '../../server/db/embedded/makeRoles.ts'
import { migrate } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/readMigrations.ts'
import { product } from '../../server/product.ts'
import { digestsOf, noteTables, type NotedTable } from '../drill/tableDigests.ts'
import { beginnings } from './history/beginnings.ts'
import { makeOld, withDatabase } from './history/oldDatabase.ts'

/** A digest of what was asked could be guessed once: it is emptied on purpose, and nothing else is. */
const withoutEmptied = ({ columns, ...table }: NotedTable): NotedTable => ({
  ...table,
  // actor, key, operation, digest, intent, result, time
  columns: table.name === 'operation_key' ? columns.filter((each) => each !== 4 && each !== 5) : columns,
})

/** table.column type, for everything that today's tables ask for. */
const wanted = product.tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name} ${column.sql}`))
const short = (type: string): string => type.replace('timestamp with time zone', 'timestamptz')

describe.each(beginnings().map((beginning) => [beginning.name, beginning] as const))('a database made by %s', (_, beginning) => {
  it("becomes today's with every row and value kept", async () => {
    await withDatabase(async (client, ownerUrl) => {
      await makeOld(client, beginning)
      const noted = (await noteTables(client)).map(withoutEmptied)
      const old = await digestsOf(client, noted)
      expect(Object.entries(old).filter(([, { rows }]) => rows === 0)).toEqual([])

      await migrate(ownerUrl, applicationRole, { product })

      expect(await digestsOf(client, noted)).toEqual(old)
      const { rows: settings } = await client.query(
        `select m.default_user_payout_percent = s.default_user_payout_percent and r.percent = s.referral_percent
           and r.enabled is not distinct from s.referral_enabled as carried
         from system_settings s left join system_settings_money m on m.id = s.id left join system_settings_referral_program r on r.id = s.id`,
      )
      expect(new Set(settings.map(({ carried }) => carried as unknown))).toEqual(new Set([true]))
      expect((await client.query('select distinct digest, intent from operation_key')).rows).toEqual([{ digest: '', intent: '' }])
      const { rows } = await client.query<{ line: string }>(
        `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) as line from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
      )
      const there = new Set(rows.map(({ line }) => short(line)))
      expect(wanted.filter((line) => !there.has(line))).toEqual([])
      const done = await client.query<{ name: string }>('select name from schema_migration order by name')
      expect(done.rows.map(({ name }) => name)).toEqual(
        readMigrations()
          .map(({ name }) => name)
          .toSorted(),
      )
      expect((await client.query('select * from audit_faults()')).rows).toEqual([])
    })
  })
})
