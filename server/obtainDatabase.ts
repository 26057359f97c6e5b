// The database of this server, migrated: the one that is given, or the embedded one on the data folder.
import { applicationRole } from './db/embedded/makeRoles.ts'
import { ensureSessions } from './db/ensureSessions.ts'
import { startEmbedded } from './db/embedded/startEmbedded.ts'
import { migrate } from './db/migrate.ts'
import { withClient } from './db/withClient.ts'
import { nameOfLeft } from '../language/migrations/left.ts'
import { log } from './log.ts'
import { OptionsError } from './options/OptionsError.ts'
import type { ServerOptions } from './options/readOptions.ts'
import type { ProductBundle } from './ProductBundle.ts'

export interface Obtained {
  /** Connects as the role that works with the tables. */
  readonly url: string
  readonly ownerUrl: string
  /** Settles when the embedded one cannot be kept running; a given one is somebody else's care. */
  readonly lost?: Promise<Error>
  readonly stop: () => Promise<void>
}

const nameOfRole = (url: string): Promise<string> =>
  withClient(url, async (client) => (await client.query<{ role: string }>('select current_user::text as role')).rows[0]?.role ?? '')

/** Asked of the database: addresses that differ may name one role. @throws OptionsError where it may do what only the owner may */
const workingRole = async ({ url, ownerUrl }: NonNullable<ServerOptions['database']>): Promise<string> => {
  const [role, owner] = [await nameOfRole(url), await nameOfRole(ownerUrl)]
  // A superuser counts as every role.
  const ask = "select pg_has_role(current_user, $1::name, 'MEMBER') as owns"
  const { rows } = await withClient(url, (client) => client.query<{ owns: boolean }>(ask, [owner]))
  if (rows[0]?.owns !== false)
    throw new OptionsError(
      `DATABASE_URL and DATABASE_OWNER_URL must name two roles: ${role} may do all that ${owner} may, and the server may not own its audit records`,
    )
  return role
}

/** As it is. @param address where this server answers; told to whoever starts a second one on the same folder */
export const obtainUnmigrated = async (options: ServerOptions, address: string): Promise<Obtained & { readonly role: string }> => {
  const { database, dataDir } = options
  if (database) {
    for (const url of [database.url, database.ownerUrl]) await ensureSessions(url)
    return { url: database.url, ownerUrl: database.ownerUrl, role: await workingRole(database), stop: () => Promise.resolve() }
  }
  const embedded = await startEmbedded({ dataDir, address, ...(options.fsync !== undefined && { fsync: options.fsync }) })
  return {
    url: embedded.applicationUrl,
    ownerUrl: embedded.ownerUrl,
    role: applicationRole,
    lost: embedded.lost,
    stop: () => embedded.stop(),
  }
}

const leftText = 'specs that were taken back left something in the database; npm run dev -- --go-back drops it with what it holds'
const droppedText = 'what specs that were taken back had left in the database was dropped with what it held'

/** @param address where this server answers; told to whoever starts a second one on the same folder */
export const obtainDatabase = async (
  options: ServerOptions,
  { product, migrations }: ProductBundle,
  address: string,
): Promise<Obtained> => {
  const database = await obtainUnmigrated(options, address)
  try {
    const draft = options.database ? undefined : options.draft
    const left = await migrate(database.ownerUrl, database.role, {
      product,
      ...(migrations !== undefined && { folder: migrations }),
      ...(draft && { draft }),
    })
    for (const each of left) log('info', draft?.goBack ? droppedText : leftText, { left: nameOfLeft(each) })
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
