// Makes the database cluster at the first start: initdb beside its final place, then one rename.
import { once } from 'node:events'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Identity } from './chooseIdentity.ts'
import { EmbeddedError } from './EmbeddedError.ts'
import type { Binaries } from './findBinaries.ts'
import type { ClusterPaths } from './clusterPaths.ts'
import { run } from './run.ts'

export type ClusterOrder = {
  readonly paths: ClusterPaths
  readonly binaries: Binaries
  readonly identity: Identity
  readonly superuserPassword: string
  /** Whether the files are forced to disk before it is called made. */
  readonly fsync: boolean
}

/** Does nothing when the cluster is there. */
export async function createCluster(order: ClusterOrder): Promise<void> {
  const { cluster, unfinished } = order.paths
  if (await isMade(cluster)) return
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (order.identity.uid !== undefined) await chown(unfinished, order.identity.uid, order.identity.uid)
  await initdb(order)
  await rename(unfinished, cluster)
}

/** The major version that the binaries were built for must be the one that made the files. */
async function isMade(cluster: string): Promise<boolean> {
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version !== '' && version !== '18')
    throw new EmbeddedError(`The database in ${cluster} was made by PostgreSQL ${version}, the installed one is 18.`)
  return version !== ''
}

async function initdb({ paths, binaries, identity, superuserPassword, fsync }: ClusterOrder): Promise<void> {
  const passwordFile = `${paths.passwords}.initdb`
  await writePassword(passwordFile, superuserPassword, identity)
  const args = [
    `--pgdata=${paths.unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(fsync ? ['--data-checksums'] : ['--no-sync']),
  ]
  const child = run(identity, binaries.initdb, args, { cwd: paths.root, env: binaries.env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  await rm(passwordFile, { force: true })
  if (code !== 0) throw new EmbeddedError(`PostgreSQL could not make its files in ${paths.cluster}:\n${errors.trim()}`)
}

async function writePassword(file: string, password: string, { uid }: Identity): Promise<void> {
  await writeFile(file, password, { mode: 0o600 })
  if (uid !== undefined) await chown(file, uid, uid)
}
