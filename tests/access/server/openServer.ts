// The real server with the real product on a real database, for questions over real sockets.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, ExecutionResult } from 'graphql-ws'
import pg from 'pg'
import type { DatabaseOptions } from '../../../server/db/openDatabase.ts'
import type { Decoder } from '../../../server/decoding/openDecoder.ts'
import { logLines } from '../../../server/log.ts'
import { loadProduct } from '../../../server/loadProduct.ts'
import { startServer } from '../../../server/startServer.ts'
import { migratedFolder } from '../../run/dataFolders.ts'
import { holdOn } from '../../run/holdOn.ts'
import { trusted } from '../../run/persisted.ts'
import { builtDecoder } from '../../run/builtServer.ts'
import { patiently } from '../../run/patiently.ts'
import { serverOptions } from '../../run/serverOptions.ts'
import { manifest } from '../gateModel.ts'
import { ask, leave } from './ask.ts'
import { socketTo, type Visitor } from '../../server/processes/visit.ts'
import { fillPeople, password, type People } from './fillPeople.ts'

export interface AccessServer {
  readonly url: string
  /** Connects as the role that owns the tables. */
  readonly ownerUrl: string
  readonly ids: People
  /** What the server logged. */
  readonly lines: readonly string[]
  /** Asks the database as its owner. */
  readonly sql: <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
  /** Begins a transaction as its owner and does this in it. @returns what ends it */
  readonly hold: (text: string) => Promise<() => Promise<void>>
  /** Logs a person in, by the name of fillPeople. @returns the session's cookie */
  readonly enter: (name: string) => Promise<string>
  /** Where the server keeps its own things. */
  readonly dataDir: string
  /** A socket of nobody, or of a person by the name of fillPeople; of a session that is there already where its cookie is given. */
  readonly socket: (
    name?: string,
    also?: { readonly viewAs?: unknown; readonly cookie?: string },
  ) => Promise<Client & { readonly closed: Promise<{ readonly code: number; readonly reason: string }> }>
  /** Gives a role exactly these rights and waits until the server follows. */
  readonly grant: (role: string, rights: Iterable<string>, watcher: Client) => Promise<void>
  readonly stop: () => Promise<void>
}

const generated = (name: string): string =>
  Object.values(manifest).find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text)) ?? ''
const login = generated('Login')
const held = generated('GetMyAuthorities')

interface Opening {
  /** Whether what was stored outlives a database that is killed: slower, so only where that is the matter. */
  readonly durable?: boolean
  /** One that breaks, say. */
  readonly decoder?: Decoder
  /** Of the database's connections, where they are the matter. */
  readonly limits?: DatabaseOptions
}

export const openServer = async ({ durable = false, decoder, limits = patiently }: Opening = {}): Promise<AccessServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'access-'))
  const dataDir = join(folder, 'data')
  // What is copied was made without care for the disk.
  if (!durable) await migratedFolder(dataDir)
  const lines: string[] = []
  logLines.write = (line) => void lines.push(line)
  let ids: People = {}
  const server = await startServer({
    served: { ...loadProduct(), manifest: trusted },
    limits,
    options: serverOptions(dataDir, { fsync: durable }),
    decoder: decoder ?? (await builtDecoder()),
    fill: async (database) => {
      ids = await fillPeople(database)
    },
  })
  const owner = new pg.Pool({ connectionString: server.database.ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  const clients: Client[] = []
  const connect = (userId: string, cookie: string | undefined, also = {}): Visitor => {
    const made = socketTo(server.url, userId, cookie, { connectionParams: { prefix: 'admin', userId, ...also } })
    clients.push(made)
    return made
  }
  const enter = async (name: string): Promise<string> => {
    const nobody = connect('0', undefined)
    const answer: ExecutionResult<{ answer: { code: string } }> = await ask(nobody, login, { email: `${name}@access.example`, password })
    await nobody.dispose()
    const traded = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ code: answer.data?.answer.code }),
    })
    return traded.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const sql: AccessServer['sql'] = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await owner.query(text, [...values])).rows as readonly Row[]
  return {
    url: server.url,
    ownerUrl: server.database.ownerUrl,
    ids,
    lines,
    sql,
    hold: (text) => holdOn(owner, text),
    enter,
    dataDir,
    socket: async (name, { cookie, ...also } = {}) =>
      name === undefined ? connect('0', undefined) : connect(ids[name] ?? '', cookie ?? (await enter(name)), also),
    grant: async (role, rights, watcher) => {
      const wanted = [...new Set(rights)].toSorted()
      const client = await owner.connect()
      await client.query('begin')
      await client.query('delete from role_right where role = $1', [role])
      await client.query('insert into role_right (role, "right") select $1, unnest($2::text[])', [role, wanted])
      await client.query('commit')
      client.release()
      const began = performance.now()
      for (;;) {
        const { data } = await ask<{ answer: { authorities: readonly string[] } }>(watcher, held)
        if (data && [...data.answer.authorities].toSorted().join() === wanted.join()) return
        if (performance.now() - began > 120_000) throw new Error('the server does not follow role_right')
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    stop: async () => {
      await leave(clients)
      await owner.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
