// A PostgreSQL whose server process and watchdog were both killed is stopped by the next start.
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { endPostgres, isPostgresOn } from './processes.ts'
import { socketPrefix } from './makeSocketFolder.ts'

/** Stops what postmaster.pid names if it really is a PostgreSQL on this folder, and removes what it left behind. */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (isPostgresOn(pid, cluster)) await endPostgres(pid)
  // Left over by a killed server. Its number may belong to a stranger now, which would keep PostgreSQL from starting.
  await rm(file, { force: true })
  const socketFolder = lines[4] ?? ''
  if (basename(socketFolder).startsWith(socketPrefix)) await rm(socketFolder, { recursive: true, force: true })
}
