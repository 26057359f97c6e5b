// The real server with the real product for the storm: staff who log in as people do, and clients like the console's.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from 'graphql-ws'
import pg from 'pg'
import { WebSocket } from 'ws'
import type { World } from '../../../custom/events/index.ts'
import { openDatabase, type Database } from '../../../server/db/openDatabase.ts'
import { logLines } from '../../../server/log.ts'
import { product } from '../../../server/product.ts'
import type { RunCall } from '../../../server/call.ts'
import { loadProduct } from '../../../server/loadProduct.ts'
import { startServer } from '../../../server/startServer.ts'
import { ask, leave } from '../../access/server/ask.ts'
import { generatedText } from '../../access/server/generatedText.ts'
import { migratedFolder } from '../../run/dataFolders.ts'
import { holdOn } from '../../run/holdOn.ts'
import { patiently } from '../../run/patiently.ts'
import { serverOptions } from '../../run/serverOptions.ts'
import { fillStorm, password, type Person, type StormPeople } from './stormWorld.ts'
import { stormySocket } from './stormySocket.ts'
import type { Weather } from './Weather.ts'

export type Sql = <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>

export interface Storm extends StormPeople {
  readonly world: World
  readonly sql: Sql
  readonly lines: readonly string[]
  /** Begins a transaction as the owner of the tables and does this in it. @returns what commits it */
  readonly hold: (text: string) => Promise<() => Promise<void>>
  /** A socket of this person that drops as the weather says, and is opened again for ever. */
  readonly enter: (person: Person, weather: Weather) => Promise<Client>
  readonly stop: () => Promise<void>
}

const clientOf = (url: string, userId: string, webSocketImpl: unknown): Client =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl,
    connectionParams: { prefix: 'admin', userId },
    retryAttempts: Number.MAX_SAFE_INTEGER,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, Math.random() * 15)),
  })

/** @returns the session's cookie */
const logIn = async (url: string, { email }: Person): Promise<string> => {
  class Plain extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers: { origin: url } })
    }
  }
  const nobody = clientOf(url, '0', Plain)
  const { data } = await ask<{ answer: { code: string } }>(nobody, generatedText('Login'), { email, password })
  await nobody.dispose()
  const traded = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ code: data?.answer.code }),
  })
  return traded.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/**
 * @param around another build's way to run calls, on the same tables
 * @param earnings of each creator, in hundredths
 */
export const openStorm = async (
  staff: number,
  creators: number,
  around?: (database: Database, run: RunCall) => RunCall,
  earnings = 50_000n,
): Promise<Storm> => {
  const folder = mkdtempSync(join(tmpdir(), 'storm-'))
  const dataDir = join(folder, 'data')
  await migratedFolder(dataDir)
  const lines: string[] = []
  logLines.write = (line) => void lines.push(line)
  let people: StormPeople = { staff: [], creators: [] }
  let filled: Database | undefined
  const server = await startServer({
    served: loadProduct(),
    limits: patiently,
    options: serverOptions(dataDir),
    ...(around && { around: (run) => (call) => (filled ? around(filled, run)(call) : run(call)) }),
    fill: async (database) => {
      filled = database
      people = await fillStorm({ db: database.db, product }, staff, creators, earnings)
    },
  })
  const own = openDatabase(server.database.url, { ...patiently, max: 4 })
  const owner = new pg.Pool({ connectionString: server.database.ownerUrl, max: 4 }).on('error', () => undefined)
  const clients: Client[] = []
  const held: (() => Promise<void>)[] = []
  return {
    ...people,
    world: { db: own.db, product },
    lines,
    sql: async <Row>(text: string, values: readonly unknown[] = []) => (await owner.query(text, [...values])).rows as readonly Row[],
    hold: async (text) => {
      const letGo = await holdOn(owner, text, 'commit')
      held.push(letGo)
      return letGo
    },
    enter: async (person, weather) => {
      const cookie = await logIn(server.url, person)
      const client = clientOf(server.url, person.id, stormySocket({ origin: server.url, cookie }, weather))
      clients.push(client)
      return client
    },
    stop: async () => {
      // Of a test that failed in between; nothing else would ever end.
      for (const letGo of held) await letGo()
      await leave(clients)
      await Promise.all([owner.end(), own.close()])
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
