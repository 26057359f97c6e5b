// The database for a command: that of the server which runs on the data folder, else one of its own: as a server would obtain it, or as it is.
import { existsSync } from 'node:fs'
import { CommandError } from './CommandError.ts'
import { clusterPaths } from './db/embedded/clusterPaths.ts'
import { runningEmbedded } from './db/embedded/runningEmbedded.ts'
import { withClient } from './db/withClient.ts'
import { obtainDatabase, obtainUnmigrated, type Obtained } from './obtainDatabase.ts'
import type { ServerOptions } from './options/readOptions.ts'
import type { ProductBundle } from './ProductBundle.ts'

/** The server that started it has migrated it, and stops it. */
const reachRunning = async ({ database, dataDir }: ServerOptions): Promise<Obtained | undefined> => {
  const running = database ? undefined : await runningEmbedded(dataDir)
  return running && { ...running, stop: () => Promise.resolve() }
}

/** @param command named to whoever starts a server meanwhile */
export const reachDatabase = async (options: ServerOptions, command: string, served: ProductBundle): Promise<Obtained> =>
  (await reachRunning(options)) ?? obtainDatabase(options, served, command)

const ensureStored = async ({ ownerUrl }: Obtained): Promise<void> => {
  const made = "select to_regclass('public.schema_migration') is not null as made"
  const { rows } = await withClient(ownerUrl, (client) => client.query<{ made: boolean }>(made))
  if (rows[0]?.made !== true) throw new CommandError('Nothing is stored in the database that is named: no server has been started on it.')
}

/** For a command that only looks: nothing is made, migrated or filled. @throws CommandError where nothing is stored */
export const reachStored = async (options: ServerOptions, command: string): Promise<Obtained> => {
  if (!options.database && !existsSync(clusterPaths(options.dataDir).cluster))
    throw new CommandError(
      `Nothing is stored in ${options.dataDir}: DATA_DIR, or DATABASE_URL and DATABASE_OWNER_URL, say where a server keeps its data.`,
    )
  const stored = (await reachRunning(options)) ?? (await obtainUnmigrated(options, command))
  try {
    await ensureStored(stored)
    return stored
  } catch (error) {
    await stored.stop()
    throw error
  }
}
