// A transaction that has something to announce. A try whose commit was answered by nobody may be done: the next only finds it so, and tells what that one had to tell.
import type { Db } from './database.ts'
import { inTransaction, type TransactionWork } from './inTransaction.ts'
import type { TransactionOptions } from './openTransaction.ts'

export interface Telling {
  /** To be announced once it is committed. */
  readonly events: readonly string[]
}

/** What was not done after all is told as well: then a console reads once too often. */
export const inTellingTransaction = async <Result extends Telling>(
  db: Db,
  work: TransactionWork<Result>,
  options?: TransactionOptions,
): Promise<Result> => {
  const events: string[] = []
  const result = await inTransaction(
    db,
    async (tx, beforeCommit) => {
      const tried = await work(tx, beforeCommit)
      events.push(...tried.events)
      return tried
    },
    options,
  )
  return { ...result, events }
}
