// The database that is simply there: a real PostgreSQL in the data folder, started and stopped with the server.
import { chooseIdentity } from './chooseIdentity.ts'
import { claimFolder } from './claimFolder.ts'
import { createCluster } from './createCluster.ts'
import { databaseUrl } from './databaseUrl.ts'
import { findBinaries } from './findBinaries.ts'
import { keepPostgres } from './keepPostgres.ts'
import { applicationRole, databaseName, makeRoles, ownerRole } from './makeRoles.ts'
import { clusterPaths } from './clusterPaths.ts'
import { readPasswords } from './readPasswords.ts'
import { stopOrphan } from './stopOrphan.ts'

export type EmbeddedOptions = {
  /** Where everything is kept; created when missing. */
  readonly dataDir: string
  /** Where the server answers; shown to whoever starts a second one on the same folder. */
  readonly address: string
  /** Off only for tests that do not test durability. Default: on. */
  readonly fsync?: boolean
  /** What else its processes find in their environment; only for tests that set its clock. */
  readonly env?: NodeJS.ProcessEnv
}

export type Embedded = {
  /** Connects as the role that owns the tables: migrations. */
  readonly ownerUrl: string
  /** Connects as the role that the application works with; it has exactly what migrations grant it. */
  readonly applicationUrl: string
  /** Settles when PostgreSQL ended so often that it is not started again. */
  readonly lost: Promise<Error>
  /** Ends the database within moments; close your pools first. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on the data folder (first time below a second, then some 50 ms).
 * @throws EmbeddedError, with a message for the person who started the server
 */
export async function startEmbedded({ dataDir, address, fsync = true, env = {} }: EmbeddedOptions): Promise<Embedded> {
  const here = clusterPaths(dataDir)
  const release = await claimFolder(here, address)
  try {
    const running = await start(here, fsync, env)
    const login = (user: string, password: string) => databaseUrl(running, { user, password, database: databaseName })
    let stopped: Promise<void> | undefined
    return {
      ownerUrl: login(ownerRole, running.passwords.owner),
      applicationUrl: login(applicationRole, running.passwords.application),
      lost: running.lost,
      stop: () => (stopped ??= running.stop().finally(release)),
    }
  } catch (error) {
    release()
    throw error
  }
}

async function start(here: ReturnType<typeof clusterPaths>, fsync: boolean, env: NodeJS.ProcessEnv) {
  await stopOrphan(here.cluster)
  const found = await findBinaries(here.libraries)
  const binaries = { ...found, env: { ...found.env, ...env } }
  const identity = chooseIdentity([binaries.initdb, here.root])
  const passwords = await readPasswords(here.passwords)
  await createCluster({ paths: here, binaries, identity, superuserPassword: passwords.superuser, fsync })
  const running = await keepPostgres({ paths: here, binaries, identity, fsync })
  try {
    await makeRoles(running, passwords)
  } catch (error) {
    await running.stop()
    throw error
  }
  return { ...running, passwords }
}
