// Connections to PostgreSQL: one pool, one Kysely over it. Values come as exact text, never as floats or local dates.
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types, type PoolClient } from 'pg'
import { ask } from './TransactionConnection.ts'
import type { Db, NoTables, Row } from './database.ts'
import { isoOf } from './isoOf.ts'
import { enableTransactions } from './openTransaction.ts'
import { hearSilence } from './hearSilence.ts'
import { isOutdated, statementNames, type NameOf } from './statementNames.ts'

export interface Database {
  readonly db: Db
  readonly pool: Pool
  readonly read: (text: string, values: readonly unknown[]) => Promise<readonly Row[]>
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  /** Connections at most. Default: 12. */
  readonly max?: number
  /** Milliseconds that one statement may take, 0 for any. Default: 10,000. */
  readonly statementTimeout?: number
  /** Milliseconds that one waits for a lock, or for a connection that others have. Default: 5,000. */
  readonly patience?: number
  /** Beats of the pulse (pulse.ts) that nobody is answered for until it counts as silent. Default: 4, a second and a half. */
  readonly maxMissed?: number
  /** Looks that the live line (announcements.ts) may leave unanswered. Default: 5, of a second each. */
  readonly maxUnanswered?: number
}

type Parser = (value: string) => unknown
const parsers = new Map<number, Parser>([
  [types.builtins.TIMESTAMPTZ, isoOf],
  [types.builtins.DATE, (value) => value],
  [types.builtins.INT8, (value) => value],
  [types.builtins.NUMERIC, (value) => value],
])

/** Kysely sends texts; this gives them their names on the way. */
const namedPool = (pool: Pool, nameOf: NameOf): PostgresPool =>
  ({
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text: string, values: readonly unknown[]) => ask(client, nameOf, text, values),
        release: () => client.release(),
      }
    },
    end: () => Promise.resolve(),
  }) as unknown as PostgresPool

const readOn = async (pool: Pool, nameOf: NameOf, text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    return (await ask(client, nameOf, text, values)).rows
  } catch (error) {
    failed = error as Error
    throw error
  } finally {
    // Like the pool itself: whatever failed on it, its connection is given up.
    client.release(failed)
  }
}

/** Before anything is asked on it, and not with the greeting: a pooler in session mode takes no options there. A connection that is not set up is given up. */
const setUp = (client: PoolClient, statementTimeout: number, patience: number): void => {
  const settings = {
    timezone: "'UTC'",
    statement_timeout: statementTimeout,
    lock_timeout: patience,
    idle_in_transaction_session_timeout: 60_000,
    random_page_cost: 1.1,
  }
  const text = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`)
  client.query(text.join('; ')).catch((error: Error) => client.connection.stream.destroy(error))
}

/** @param url of a role that may read and write the tables: DATABASE_URL */
export const openDatabase = (
  url: string,
  { max = 12, statementTimeout = 10_000, patience = 5_000, maxMissed = 4 }: DatabaseOptions = {},
): Database => {
  const pool = new Pool({
    connectionString: url,
    max,
    pipeline: true,
    connectionTimeoutMillis: patience,
    // What a connection has prepared goes with it: one that rests between two clicks of somebody who reads stays.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    types: { getTypeParser: (oid, format): Parser => parsers.get(oid) ?? (types.getTypeParser(oid, format) as Parser) },
  })
  // A connection that the database closed while idle: the pool makes a new one, the next query says if that fails too.
  pool.on('error', () => undefined)
  // One that is lost while in use: its query fails with it, and that is told; unheard, the event would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  pool.on('connect', (client) => setUp(client, statementTimeout, patience))
  const pulse = hearSilence(pool, url, maxMissed)
  const nameOf = statementNames()
  const dialect = new PostgresDialect({ pool: namedPool(pool, nameOf) })
  const db = new Kysely<NoTables>({ dialect })
  const readOnce: Database['read'] = (text, values) => readOn(pool, nameOf, text, values)
  enableTransactions(db, pool, dialect, nameOf)
  return {
    db,
    pool,
    // What was prepared before a column changed is prepared anew; a read may be asked twice.
    read: (text, values) =>
      readOnce(text, values).catch((error: unknown) => {
        if (isOutdated(error)) return readOnce(text, values)
        throw error
      }),
    close: async () => {
      await pulse.stop()
      await pool.end()
    },
  }
}
