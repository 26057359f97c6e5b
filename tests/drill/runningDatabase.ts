// Speaks to the embedded database of a server that runs on a data folder, beside that server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrl } from '../../server/db/embedded/databaseUrl.ts'
import { applicationRole, databaseName, ownerRole } from '../../server/db/embedded/makeRoles.ts'
import { places } from '../../server/db/embedded/places.ts'
import { readPasswords } from '../../server/db/embedded/readPasswords.ts'

export interface DatabaseUrls {
  readonly owner: string
  readonly application: string
}

/** PostgreSQL writes where it listens into postmaster.pid: port, socket folder and address are the lines 4 to 6. */
export const runningDatabase = async (dataDir: string): Promise<DatabaseUrls> => {
  const here = places(dataDir)
  const [, , , port = '', socket = '', address = ''] = readFileSync(join(here.cluster, 'postmaster.pid'), 'utf8').split('\n')
  const passwords = await readPasswords(here.passwords)
  const server = { host: socket === '' ? address : socket, port: Number(port) }
  const login = (user: string, password: string): string => databaseUrl(server, { user, password, database: databaseName })
  return { owner: login(ownerRole, passwords.owner), application: login(applicationRole, passwords.application) }
}
