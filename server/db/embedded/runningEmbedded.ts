// The embedded database of a server that runs on a data folder, for commands beside that server.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseUrl } from './databaseUrl.ts'
import { applicationRole, databaseName, ownerRole } from './makeRoles.ts'
import { places } from './places.ts'
import { isPostgresOn } from './processes.ts'
import { readPasswords } from './readPasswords.ts'

export interface RunningDatabase {
  readonly ownerUrl: string
  readonly url: string
}

/** PostgreSQL writes where it listens into postmaster.pid: process, port, socket folder, address and state are the lines 1, 4, 5, 6 and 8. */
export const runningEmbedded = async (dataDir: string): Promise<RunningDatabase | undefined> => {
  const here = places(dataDir)
  const lines = (await readFile(join(here.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid = '', , , port = '', socket = '', address = '', , state = ''] = lines.map((line) => line.trim())
  if (state !== 'ready' || !isPostgresOn(Number(pid), here.cluster)) return undefined
  const passwords = await readPasswords(here.passwords)
  const server = { host: socket === '' ? address : socket, port: Number(port) }
  const login = (user: string, password: string): string => databaseUrl(server, { user, password, database: databaseName })
  return { ownerUrl: login(ownerRole, passwords.owner), url: login(applicationRole, passwords.application) }
}
