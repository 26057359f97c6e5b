// Brings a database to what the server expects: tables, rights of roles, rows that must exist, and what the application's role may do.
import type { Client } from 'pg'
import type { Left } from '../../language/migrations/left.ts'
import { named } from '../../language/named.ts'
import { CommandError } from '../CommandError.ts'
import type { ProductModel } from '../ProductModel.ts'
import { fillRows } from './fillRows.ts'
import { grantApplication } from './grantApplication.ts'
import { indexSearch } from './indexSearch.ts'
import { followDraft, settleDraft } from './draft.ts'
import { renameViews } from '../views/renameViews.ts'
import { productFolder, readMigrations, type Migration } from './readMigrations.ts'
import { withClient } from './withClient.ts'

export interface MigrateOptions {
  readonly product: Pick<ProductModel, 'entities' | 'tables' | 'roleRights'>
  /** Folder of the product's migrations, where it is not generated/migrations. */
  readonly folder?: string
  /** Of a database of development: it follows specs that are still being written, and goes back where they are taken back. */
  readonly draft?: { readonly goBack: boolean }
}

/** Any number, the same for every server of the product: one migrates, the others wait. */
const migrationLockId = 7_301_948_221

const applied = async (client: Client): Promise<ReadonlyMap<string, string>> => {
  await client.query(
    'create table if not exists schema_migration (name text primary key, digest text not null, time timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from schema_migration')
  return new Map(rows.map((each) => [each.name, each.digest]))
}

const apply = async (client: Client, { name, sql, digest }: Migration): Promise<void> => {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  await client.query('insert into schema_migration (name, digest) values ($1, $2)', [name, digest])
}

const applyMissing = async (client: Client, migrations: readonly Migration[]): Promise<void> => {
  const done = await applied(client)
  for (const migration of migrations) {
    const digest = done.get(migration.name)
    if (digest === undefined) await apply(client, migration)
    else if (digest !== migration.digest) {
      throw new CommandError(
        `migration ${migration.name} was changed after it had been applied to this database; migrations are only ever added. ` +
          'A database of development follows with npm run dev, or begins anew without its data folder (DATA_DIR, .data unless set); any other needs the migration as it was.',
      )
    }
  }
}

/** An earlier release would put its own rights and grants back, and its servers would ask for columns that were dropped since. */
const ensureNoneLater = async (client: Client, migrations: readonly Migration[]): Promise<void> => {
  const later = [...(await applied(client)).keys()].toSorted().find((name) => !named(migrations, name))
  if (later !== undefined)
    throw new CommandError(
      `this database was migrated by a later release (${later}): start that one, or restore a backup. ` +
        'A database of development follows with npm run dev.',
    )
}

/** The first thing in a transaction that migrates: a second server, or a restore, waits for it. */
const beginMigrating = async (client: Client): Promise<void> => {
  await client.query("set timezone = 'UTC'")
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [migrationLockId])
}

/** Begins a transaction on a database without tables and runs these in it. @param ensure asks before anything is changed whether it may be */
export const beginWith = async (client: Client, migrations: readonly Migration[], ensure: () => Promise<void>): Promise<void> => {
  await beginMigrating(client)
  await ensure()
  await applyMissing(client, migrations)
}

const bring = async (
  client: Client,
  { product: { tables }, folder, draft }: MigrateOptions & { readonly folder: string },
): Promise<readonly Left[]> => {
  const migrations = readMigrations(folder)
  if (!draft) {
    await ensureNoneLater(client, migrations)
    await applyMissing(client, migrations)
    return []
  }
  const isOfProduct = ({ name }: Migration): boolean => name.startsWith('product/')
  await applyMissing(
    client,
    migrations.filter((each) => !isOfProduct(each)),
  )
  const options = { migrations: migrations.filter(isOfProduct), tables, folder, ...draft }
  const followed = await followDraft(client, options)
  if (!followed) await applyMissing(client, options.migrations)
  return settleDraft(client, options, followed)
}

/** The table follows the specs at every migration: nothing else edits it. Rows that are right stay untouched, so nobody is told of no change. */
const fillRights = async (client: Client, roleRights: MigrateOptions['product']['roleRights']): Promise<void> => {
  const pairs = Object.entries(roleRights).flatMap(([role, rights]) => rights.map((right) => [role, right] as const))
  const values = [pairs.map(([role]) => role), pairs.map(([, right]) => right)]
  const wanted = 'select * from unnest($1::text[], $2::text[])'
  const { rows } = await client.query(
    `select 1 where (select count(*) from role_right) <> $3 or exists (${wanted} except select role, "right" from role_right)`,
    [...values, pairs.length],
  )
  if (rows.length === 0) return
  await client.query(`delete from role_right where (role, "right") not in (${wanted})`, values)
  await client.query(`insert into role_right (role, "right") ${wanted} on conflict do nothing`, values)
}

/**
 * All in one transaction, so a server that is killed meanwhile leaves the version before; a second server waits for the first.
 * @returns what a database of development has besides, of specs that were taken back; where it is to go back, had
 * @param ownerUrl of the role that owns the tables: DATABASE_OWNER_URL
 * @param applicationRole name of the role that works with them; undefined where it is the owner itself
 */
export const migrate = (
  ownerUrl: string,
  applicationRole: string | undefined,
  { product, folder = productFolder(), draft }: MigrateOptions,
): Promise<readonly Left[]> =>
  withClient(ownerUrl, async (client) => {
    await beginMigrating(client)
    const left = await bring(client, { product, folder, ...(draft && { draft }) })
    await renameViews(client, product.tables)
    await fillRights(client, product.roleRights)
    await fillRows(client, product)
    await indexSearch(client, product.entities)
    if (applicationRole !== undefined) await grantApplication(client, applicationRole)
    await client.query('commit')
    return left
  })
