// Long looks at the whole database as it is at one moment: they only read, and a server that goes down waits for none of them.
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { inTransaction } from './inTransaction.ts'

export interface Snapshot {
  /** One at a time. Undefined where it was given up. */
  readonly read: <Result>(look: (db: Db) => Promise<Result>) => Promise<Result | undefined>
  /** Ends what runs, and what comes. */
  readonly giveUp: () => Promise<void>
}

export const openSnapshot = (db: Db): Snapshot => {
  /** Of the connection that looks; 0 = none does. */
  let pid = 0
  let over = false
  return {
    read: async (look) => {
      try {
        return await inTransaction(
          db,
          async (tx) => {
            await sql`set transaction isolation level repeatable read, read only`.execute(tx)
            const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
            pid = rows[0]?.pid ?? 0
            return over ? undefined : await look(tx)
          },
          { long: true },
        )
      } catch (error) {
        if (over) return undefined
        throw error
      } finally {
        pid = 0
      }
    },
    giveUp: async () => {
      over = true
      if (pid !== 0) await sql`select pg_cancel_backend(${pid})`.execute(db)
    },
  }
}
