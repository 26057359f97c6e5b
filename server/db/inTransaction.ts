// One transaction, tried again where the database asks for it: a deadlock, a serialization failure, a connection lost.
import type { Db, Tx } from './database.ts'

const again = new Set(['40001', '40P01', '57P01', '08000', '08003', '08006', 'ECONNRESET', 'EPIPE'])
const tries = 3

const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { readonly code?: unknown }
  return (typeof code === 'string' && again.has(code)) || error.message.startsWith('Connection terminated')
}

/**
 * A lost connection may come after the commit: whoever cannot run twice has a key that says so.
 */
export const inTransaction = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= tries || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 * attempt + Math.random() * 20))
    }
  }
}
