// The embedded database of a server that runs on a data folder, for commands beside that server.
import { databaseUrl } from './databaseUrl.ts'
import { applicationRole, databaseName, ownerRole } from './makeRoles.ts'
import { clusterPaths } from './clusterPaths.ts'
import { isPostgresOn } from './processes.ts'
import { readPasswords } from './readPasswords.ts'
import { readPostmaster } from './readPostmaster.ts'

export interface RunningDatabase {
  readonly ownerUrl: string
  readonly url: string
}

export const runningEmbedded = async (dataDir: string): Promise<RunningDatabase | undefined> => {
  const here = clusterPaths(dataDir)
  const found = await readPostmaster(here.cluster)
  if (!found?.ready || !isPostgresOn(found.pid, here.cluster)) return undefined
  const { socket, address, port } = found
  const passwords = await readPasswords(here.passwords)
  const server = { host: socket === '' ? address : socket, port }
  const login = (user: string, password: string): string => databaseUrl(server, { user, password, database: databaseName })
  return { ownerUrl: login(ownerRole, passwords.owner), url: login(applicationRole, passwords.application) }
}
