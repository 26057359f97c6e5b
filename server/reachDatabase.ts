// The database for a command: that of the server which runs on the data folder, else one of its own, as a server would obtain it.
import { runningEmbedded } from './db/embedded/runningEmbedded.ts'
import { obtainDatabase } from './obtainDatabase.ts'
import type { Obtained } from './obtainDatabase.ts'
import type { ServerOptions } from './options/readOptions.ts'
import type { ProductBundle } from './ProductBundle.ts'

/** @param command named to whoever starts a server meanwhile */
export const reachDatabase = async (options: ServerOptions, served: ProductBundle, command: string): Promise<Obtained> => {
  const running = options.database ? undefined : await runningEmbedded(options.dataDir)
  // The server that started it has migrated it, and stops it.
  return running ? { ...running, stop: () => Promise.resolve() } : obtainDatabase(options, served, command)
}
