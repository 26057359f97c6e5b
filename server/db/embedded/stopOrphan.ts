// A PostgreSQL whose server process and watchdog were both killed is stopped by the next start.
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { endPostgres, isPostgresOn } from './processes.ts'
import { postmasterFile, readPostmaster } from './readPostmaster.ts'
import { socketPrefix } from './makeSocketFolder.ts'

/** Stops what postmaster.pid names if it really is a PostgreSQL on this folder, and removes what it left behind. */
export async function stopOrphan(cluster: string): Promise<void> {
  const { pid = 0, socket = '' } = (await readPostmaster(cluster)) ?? {}
  if (!Number.isInteger(pid) || pid <= 1) return
  if (isPostgresOn(pid, cluster)) await endPostgres(pid)
  // Left over by a killed server. Its number may belong to a stranger now, which would keep PostgreSQL from starting.
  await rm(postmasterFile(cluster), { force: true })
  if (basename(socket).startsWith(socketPrefix)) await rm(socket, { recursive: true, force: true })
}
