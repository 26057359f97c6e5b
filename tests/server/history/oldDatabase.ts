// A database as an earlier version left it: its migrations, and rows in every table.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../../server/db/embedded/startEmbedded.ts'
import type { Beginning } from './beginnings.ts'
import { fillTables } from './fillTables.ts'

const engineRows = readFileSync(new URL('engineRows.sql', import.meta.url), 'utf8')

export const makeOld = async (client: Client, { migrations }: Beginning): Promise<void> => {
  await client.query('create table schema_migration (name text primary key, digest text not null, time timestamptz not null default now())')
  for (const { name, sql, digest } of migrations) {
    await client.query(sql)
    await client.query('insert into schema_migration (name, digest) values ($1, $2)', [name, digest])
  }
  await fillTables(client)
  await client.query(engineRows)
}

/** On a PostgreSQL of its own, which is gone afterwards. */
export const withDatabase = async (run: (client: Client, ownerUrl: string) => Promise<void>): Promise<void> => {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'history-')))
  const embedded = await startEmbedded({ dataDir, address: 'http://localhost:1/', fsync: false })
  const client = new Client({ connectionString: embedded.ownerUrl })
  try {
    await client.connect()
    await run(client, embedded.ownerUrl)
  } finally {
    await client.end()
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
