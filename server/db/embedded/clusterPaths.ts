// Where the embedded database keeps its things inside the data folder.
import { join, resolve } from 'node:path'

export type ClusterPaths = ReturnType<typeof clusterPaths>

/** Paths below one data folder; nothing is created. */
export function clusterPaths(dataDir: string) {
  const root = resolve(dataDir)
  return {
    root,
    cluster: join(root, 'postgres'),
    /** initdb works here; renamed to `cluster` when it succeeded, so a half-made cluster is never started. */
    unfinished: join(root, 'postgres.unfinished'),
    libraries: join(root, 'postgres.lib'),
    log: join(root, 'postgres.log'),
    passwords: join(root, 'postgres.passwords.json'),
    lock: join(root, 'server.lock'),
  } as const
}
