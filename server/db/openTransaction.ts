// A transaction on a connection of its own, begun without waiting: the begin leaves together with the first statements.
import { DefaultQueryExecutor, Transaction, type Dialect } from 'kysely'
import type { Pool } from 'pg'
import { TransactionConnection } from './TransactionConnection.ts'
import type { Db, NoTables, Tx } from './database.ts'
import type { NameOf } from './statementNames.ts'

export interface TransactionOptions {
  /** It reads and writes by key only: its statements keep the plans they have, which then cost more than their running. */
  readonly byKey?: boolean
  /** A run over many records: its statements take longer than what anybody waits for. */
  readonly long?: boolean
  /** All that it reads is of one moment, and it writes nothing. */
  readonly snapshot?: boolean
}

export interface OpenTransaction {
  /** After the commit was sent, what it is asked is read outside. */
  readonly tx: Tx
  /** @throws where the database rolled back instead */
  readonly commit: () => Promise<void>
  /** Never throws. After a commit, or on a connection that is lost, it does nothing. */
  readonly rollback: () => Promise<void>
  /** Gives the connection back, once everything on it is answered. */
  readonly release: () => void
}

type Open = (options: TransactionOptions) => Promise<OpenTransaction>

const known = new WeakMap<Db, Open>()

/** @throws where a database was not opened by openDatabase, or has no connection to give */
export const openTransaction = (db: Db, options: TransactionOptions): Promise<OpenTransaction> => {
  const open = known.get(db)
  if (!open) throw new Error('transactions begin on an opened database')
  return open(options)
}

const beginnings = ({ byKey, long, snapshot }: TransactionOptions): readonly string[] => [
  snapshot ? 'begin isolation level repeatable read read only' : 'begin',
  ...(byKey ? ['set local plan_cache_mode = force_generic_plan'] : []),
  ...(long ? ['set local statement_timeout = 300000'] : []),
]

/** Makes a database able to open transactions. */
export const enableTransactions = (db: Db, pool: Pool, dialect: Dialect, nameOf: NameOf): void => {
  const driver = dialect.createDriver()
  const [compiler, adapter] = [dialect.createQueryCompiler(), dialect.createAdapter()]
  const executorOn = (connection: TransactionConnection): DefaultQueryExecutor =>
    new DefaultQueryExecutor(compiler, adapter, { provideConnection: (consume) => consume(connection) })
  known.set(db, async (options) => {
    const client = await pool.connect()
    const connection = new TransactionConnection(client, nameOf)
    // Whether it began is seen by the statements after it.
    const begun = Promise.all(beginnings(options).map((each) => connection.say(each)))
    begun.catch(() => undefined)
    let lost: Error | undefined
    return {
      tx: new Transaction<NoTables>({ config: { dialect }, dialect, driver, executor: executorOn(connection) }),
      commit: async () => {
        if ((await connection.say('commit')) !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements failed')
      },
      rollback: async () => {
        await begun.then(() => connection.say('rollback')).catch((error: Error) => (lost = error))
      },
      release: () => client.release(lost),
    }
  })
}
