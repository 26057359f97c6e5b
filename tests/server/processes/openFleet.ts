// Server processes side by side on one database, behind a proxy, with staff who are logged in already.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, ClientOptions } from 'graphql-ws'
import { leave } from '../../access/server/ask.ts'
import { loadProduct } from '../../../server/loadProduct.ts'
import { obtainDatabase } from '../../../server/obtainDatabase.ts'
import { serverOptions } from '../../run/serverOptions.ts'
import { fillStaff, tokenOf } from './fillStaff.ts'
import { openOwnCluster, type Environment, type OwnCluster } from './ownCluster.ts'
import { until } from './until.ts'
import { startProcess, type ServerProcess } from './serverProcess.ts'
import { openServerProxy, type ServerProxy } from './serverProxy.ts'
import { socketWith, type Visitor } from './visit.ts'

export interface Fleet {
  readonly cluster: OwnCluster
  readonly proxy: ServerProxy
  /** Holds the files of all of them. */
  readonly dataDir: string
  readonly servers: ServerProcess[]
  /** One more, which the proxy knows when it is healthy. */
  readonly start: () => Promise<ServerProcess>
  /** Another in its place, begun when this one has ended. @returns its exit code */
  readonly replace: (server: ServerProcess) => Promise<number | null>
  /** Ends it in the middle of whatever it does. */
  readonly kill: (server: ServerProcess) => Promise<void>
  /** A socket of this person, by the proxy or straight to one of the servers. */
  readonly socket: (person: number, at?: ServerProcess, over?: Partial<ClientOptions>) => Visitor
  /** The headers that a browser of this person sends. */
  readonly headers: (person: number) => Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

class OpenFleet implements Fleet {
  readonly cluster: OwnCluster
  readonly proxy: ServerProxy
  readonly dataDir = mkdtempSync(join(tmpdir(), 'fleet-'))
  readonly servers: ServerProcess[] = []
  readonly #clients: Client[] = []
  readonly #env: Environment

  constructor(cluster: OwnCluster, proxy: ServerProxy, env: Environment) {
    this.cluster = cluster
    this.proxy = proxy
    this.#env = env
  }

  async start(): Promise<ServerProcess> {
    const said = { STOP_DELAY: '400', ...this.#env, ORIGIN: this.proxy.url, DATA_DIR: this.dataDir, TRUST_PROXY: '1' }
    const server = await startProcess(this.cluster, said)
    this.servers.push(server)
    this.proxy.add(server.url)
    await until(() => this.proxy.healthy().includes(server.url))
    return server
  }

  async replace(server: ServerProcess): Promise<number | null> {
    const code = await server.stop()
    this.#forget(server)
    await this.start()
    return code
  }

  async kill(server: ServerProcess): Promise<void> {
    await server.kill()
    this.#forget(server)
  }

  headers(person: number): Readonly<Record<string, string>> {
    const { host, port } = new URL(this.proxy.url)
    // As the proxy passes it on: whichever server is asked, a browser knows one address.
    return { host, origin: this.proxy.url, cookie: `session-${port}=${tokenOf(person)}`, 'x-forwarded-for': `10.0.0.${person}` }
  }

  socket(person: number, at?: ServerProcess, over: Partial<ClientOptions> = {}): Visitor {
    const client = socketWith((at ?? this.proxy).url, `${person}`, this.headers(person), over)
    this.#clients.push(client)
    return client
  }

  readonly stop = async (): Promise<void> => {
    await leave(this.#clients)
    await Promise.all(this.servers.map((each) => each.stop()))
    await this.proxy.stop()
    await this.cluster.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  #forget(server: ServerProcess): void {
    this.servers.splice(this.servers.indexOf(server), 1)
    this.proxy.remove(server.url)
  }
}

/** What processes find in their environment besides what they always have. */
export interface FleetEnvironment {
  readonly database?: Environment
  readonly servers?: Environment
}

/** @param people of the role admin, with the ids 1, 2, 3 ...; or what fills the migrated database before the first of the servers starts */
export const openFleet = async (
  count: number,
  people: number | ((cluster: OwnCluster) => Promise<unknown>),
  { database, servers = {} }: FleetEnvironment = {},
): Promise<Fleet> => {
  const fleet = new OpenFleet(await openOwnCluster(database), await openServerProxy(), servers)
  if (typeof people === 'function') {
    await obtainDatabase(serverOptions(fleet.dataDir, { database: fleet.cluster }), loadProduct(), fleet.proxy.url)
    await people(fleet.cluster)
  }
  await Promise.all(Array.from({ length: count }, () => fleet.start()))
  if (typeof people === 'number') await fillStaff(fleet.cluster, people)
  return fleet
}
