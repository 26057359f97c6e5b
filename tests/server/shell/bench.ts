// A running library server for the shell's tests: embedded database, real sockets, people with passwords.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { Client, CloseCode, ExecutionResult } from 'graphql-ws'
import pg from 'pg'
import { leave } from '../../access/server/ask.ts'
import { engineRoot } from '../../../server/productRoot.ts'
import { flushLog, logLines } from '../../../server/log.ts'
import type { ServerOptions } from '../../../server/options/readOptions.ts'
import type { RunCall } from '../../../server/call.ts'
import { startServer, type StartedServer } from '../../../server/startServer.ts'
import { emptyFolder } from '../../run/dataFolders.ts'
import { holdOn } from '../../run/holdOn.ts'
import { persisted, trusted } from '../../run/persisted.ts'
import { patiently } from '../../run/patiently.ts'
import { serverOptions } from '../../run/serverOptions.ts'
import { socketWith, type Visitor } from '../processes/visit.ts'
import { served } from './library.ts'
import { tables } from './libraryTables.ts'

export type Closed = { readonly code: CloseCode | number; readonly reason: string }

export interface Bench {
  readonly server: StartedServer
  readonly origin: string
  readonly lines: string[]
  /** Asks the database as its owner. */
  readonly sql: <T = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<readonly T[]>
  /** Begins a transaction as the owner and does this in it. @returns what ends it */
  readonly hold: (text: string) => Promise<() => Promise<void>>
  /** Asks the database as the server does. */
  readonly appSql: (text: string) => Promise<unknown>
  /** Trades the code of a login; @returns the cookie. */
  readonly trade: (code: string | null | undefined) => Promise<string>
  /** Logs in over the socket and trades the code; @returns the cookie. */
  readonly enter: (email: string, password?: string) => Promise<string>
  /** A client as the console has it. */
  readonly client: (over?: {
    cookie?: string
    userId?: string
    params?: Record<string, unknown>
    origin?: string
    retry?: boolean
  }) => Visitor
  readonly stop: () => Promise<void>
}

export const password = 'correct horse battery'

export const sdlOf = (folder = join(engineRoot(), 'schema')): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql') && name !== 'documents.graphql')
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const fillPeople = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const secret = await hash(password)
  const people = [
    ['boss@library.example', 'Boss', 'librarian'],
    ['help@library.example', 'Help', 'helper'],
    ['reader@library.example', 'Reader', 'reader'],
  ]
  for (const [email, name, role] of people) {
    const { rows } = await client.query<{ id: string }>(
      'insert into person (email, name, nick, phone, role) values ($1, $2, lower($2), $4, $3) returning id',
      [email, name, role, '+100'],
    )
    const id = rows[0]!.id
    await client.query('insert into person_credentials (id, password) values ($1, $2)', [id, secret])
    await client.query('insert into person_pay (id, grade) values ($1, $2)', [id, 'A'])
    await client.query('insert into person_registration (id) values ($1)', [id])
    await client.query('insert into book (title, note, owner_id) values ($1, $2, $3)', [`${name}'s book`, 'note', id])
  }
  await client.end()
}

const nothing: RunCall = () => Promise.resolve({ __typename: 'Done', ids: [], count: 0, details: null })

/** @param changes stands in for actions, so that a test decides how long one takes */
export const openBench = async (over: Partial<ServerOptions> = {}, changes: RunCall = nothing): Promise<Bench> => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'))
  mkdirSync(join(folder, 'migrations'))
  writeFileSync(join(folder, 'migrations', '0001.sql'), tables)
  mkdirSync(join(folder, 'admin', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'admin', 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__" src="/admin/assets/main-1.js"></script>')
  writeFileSync(join(folder, 'admin', 'assets', 'main-1.js'), 'console.log(1)\n'.repeat(100))
  const lines: string[] = []
  // What files before this one logged counts for its own lines no more.
  flushLog()
  logLines.write = (line) => void lines.push(line)
  const options = serverOptions(join(folder, 'data'), over)
  if (!existsSync(options.dataDir)) await emptyFolder(options.dataDir)
  const server = await startServer({
    served: { ...served(sdlOf(), join(folder, 'migrations'), join(folder, 'admin')), manifest: trusted },
    limits: patiently,
    options,
    around: (run) => (call) => (call.operation.on === 'mutation' ? changes(call) : run(call)),
    fill: (_database, { ownerUrl }) => fillPeople(ownerUrl),
  })
  const owner = new pg.Pool({ connectionString: server.database.ownerUrl, max: 2 })
  // The server goes first in some tests, and the database with it.
  owner.on('error', () => undefined)
  const clients: Client[] = []
  const client: Bench['client'] = ({
    cookie,
    userId = '0',
    params = { prefix: 'admin', userId },
    origin = server.url,
    retry = false,
  } = {}) => {
    const made = socketWith(
      server.url,
      userId,
      { origin, ...(cookie !== undefined && { cookie }) },
      { connectionParams: params, ...(retry && { shouldRetry: () => true }) },
    )
    clients.push(made)
    return made
  }
  const trade: Bench['trade'] = async (code) => {
    const traded = await fetch(`${server.url}/api/session`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    return traded.headers.getSetCookie()[0]!.split(';')[0]!
  }
  const enter: Bench['enter'] = async (email, secret = password) => {
    const nobody = client()
    const { data } = await ask<{ login: { code: string } }>(
      nobody,
      'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { code } }',
      { e: email, p: secret },
    )
    await nobody.dispose()
    return trade(data?.login.code)
  }
  return {
    server,
    origin: server.origin,
    lines,
    sql: async <T>(text: string, values: readonly unknown[] = []) => (await owner.query(text, [...values])).rows as readonly T[],
    hold: (text) => holdOn(owner, text),
    appSql: async (text) => {
      const app = new pg.Client({ connectionString: server.database.url })
      await app.connect()
      try {
        return await app.query(text)
      } finally {
        await app.end()
      }
    },
    client,
    trade,
    enter,
    stop: async () => {
      await leave(clients)
      await owner.end()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Answer<T> = ExecutionResult<T, { code: string; template: string }>

/** One operation's only answer. Errors of the whole operation come as errors too. */
export const ask = <T = Record<string, unknown>>(
  client: Client,
  text: string,
  variables: Record<string, unknown> = {},
  extensions?: Record<string, unknown>,
): Promise<Answer<T>> =>
  new Promise((resolve, reject) => {
    let answer: Answer<T> = {}
    const { query, extensions: byHash } = persisted(text)
    client.subscribe<T, { code: string; template: string }>(
      { query, variables, extensions: { ...byHash, ...extensions } },
      {
        next: (value) => (answer = value as Answer<T>),
        error: (error) => {
          if (Array.isArray(error)) return resolve({ errors: error as NonNullable<Answer<T>['errors']> })
          const { code, reason } = error as Partial<Closed>
          return reject(error instanceof Error ? error : new Error(`closed: ${code} ${reason}`))
        },
        complete: () => resolve(answer),
      },
    )
  })

export const codesOf = ({ errors }: Answer<unknown>): readonly unknown[] => (errors ?? []).map((each) => each.extensions?.code)
