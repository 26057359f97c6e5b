// Puts a backup into an empty database and its files into the storage: all of it, or nothing.
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { CommandError } from '../CommandError.ts'
import { beginWith } from '../db/migrate.ts'
import { readMigrations, type Migration } from '../db/readMigrations.ts'
import { withClient } from '../db/withClient.ts'
import { named } from '../../language/named.ts'
import type { Storage } from '../files/Storage.ts'
import { takeOut } from './readArchive.ts'
import { fileFolder, tableFolder, type Manifest, type TablePart } from './Manifest.ts'
import { noteInAudit } from './noteInAudit.ts'
import { readTables } from './readTables.ts'

export interface RestorePlace {
  /** Of the role that owns the tables that are made. */
  readonly ownerUrl: string
  readonly storage: Storage
  /** Folder of the product's migrations, where it is not generated/migrations. */
  readonly folder?: string | undefined
}

const ensureEmpty = async (client: Client): Promise<void> => {
  const { rows } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`)
  if (rows.length > 0)
    throw new CommandError(
      'There are tables in this database already, and a backup is restored into an empty one only: name another DATA_DIR, or another database. Nothing was touched.',
    )
}

/** Those that had run where the backup was made. The rest runs once its rows are here, as it would have there. */
const chosen = ({ migrations }: Manifest, folder: string | undefined): readonly Migration[] => {
  const wanted = new Map(migrations.map(({ name, digest }) => [name, digest]))
  const known = readMigrations(folder).filter(({ name, digest }) => wanted.get(name) === digest)
  const other = migrations.find(({ name }) => !named(known, name))
  if (other)
    throw new CommandError(
      `This backup is of another release: migration ${other.name} is not the one that is here, or not here at all. Restore it with the release that made it, or a later one. Nothing was touched.`,
    )
  return known
}

const ensureColumns = (here: readonly Omit<TablePart, 'rows'>[], { tables }: Manifest): void => {
  const known = new Set(here.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
  const other = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)).find((each) => !known.has(each))
  if (other !== undefined)
    throw new CommandError(
      `This backup holds ${other}, which no migration here makes: it is of a database of development whose specs were taken back. Nothing was touched.`,
    )
}

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

const references = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`

/** While rows come in the order of their tables, nothing asks what else is there, chains them anew or refuses that they change. */
const withoutChecks = async (client: Client, tables: readonly string[], run: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<Reference>(references)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // What migrations wrote is in the backup too.
  await client.query(`truncate ${tables.join(', ')}`)
  await run()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of rows) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Entries of one table follow one another: each is a copy of its own. */
const takePiece = (client: Client, { tables }: Manifest, name: string, bytes: Readable): Promise<void> => {
  const [table] = name.slice(tableFolder.length).split('/')
  const columns = named(tables, table ?? '')?.columns ?? []
  const list = columns.map((each) => client.escapeIdentifier(each)).join(', ')
  return pipeline(bytes, client.query(copyFrom(`copy ${client.escapeIdentifier(table ?? '')} (${list}) from stdin`)) as Writable)
}

const ensureRows = async (client: Client, { tables }: Manifest): Promise<void> => {
  for (const { name, rows } of tables) {
    const [{ count } = { count: '' }] = (await client.query<{ count: string }>(`select count(*) from ${client.escapeIdentifier(name)}`))
      .rows
    if (Number(count) !== rows) throw new Error(`${name} should have ${rows} rows and has ${count}`)
  }
}

const restoreRows = async (client: Client, file: string, manifest: Manifest, storage: Storage, kept: string[]): Promise<void> => {
  await takeOut(file, manifest, async (name, size, bytes) => {
    if (name.startsWith(tableFolder)) return takePiece(client, manifest, name, bytes)
    const stored = name.slice(fileFolder.length)
    // What was there before is not this restore's to take away.
    if ((await storage.size(stored)) === undefined) kept.push(stored)
    await storage.put(stored, bytes, size)
  })
  for (const { name, last, called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), last, called])
  await ensureRows(client, manifest)
}

const restoreOn = async (
  client: Client,
  { storage, folder }: Pick<RestorePlace, 'storage' | 'folder'>,
  file: string,
  manifest: Manifest,
): Promise<void> => {
  const migrations = chosen(manifest, folder)
  let kept: string[] = []
  try {
    await beginWith(client, migrations, () => ensureEmpty(client))
    const here = await readTables(client)
    ensureColumns(here, manifest)
    const names = here.map(({ name }) => client.escapeIdentifier(name))
    await withoutChecks(client, names, () => restoreRows(client, file, manifest, storage, kept))
    await noteInAudit(client, 'restore', manifest)
    // From here on rows may be there that name them, whatever becomes of the answer.
    kept = []
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const name of kept) await storage.remove(name).catch(() => undefined)
    throw error
  }
}

/** One transaction, and files that are taken away again where it fails. @param manifest as ensureWhole read it */
export const restoreBackup = ({ ownerUrl, ...place }: RestorePlace, file: string, manifest: Manifest): Promise<void> =>
  withClient(ownerUrl, (client) => restoreOn(client, place, file, manifest))
