// One transaction, tried again where the database asks for it: a deadlock, a serialization failure, a connection lost.
import type { Db, Tx } from './database.ts'
import { openTransaction, type OpenTransaction, type TransactionOptions } from './openTransaction.ts'
import { isOutdated } from './statementNames.ts'
import { isUnreachable } from '../unreachable.ts'
import { errorCode } from '../errorCode.ts'

/** a serialization failure, a deadlock */
const retriedCodes = new Set(['40001', '40P01'])
const maxTries = 3

export const isPassing = (error: unknown): boolean => retriedCodes.has(errorCode(error)) || isUnreachable(error) || isOutdated(error)

/**
 * What a transaction does.
 * @param beforeCommit takes what is under way when the work returns: it leaves before the commit, or together with it, and nothing counts unless all of it
 * went well that the database was asked before the commit
 */
export type TransactionWork<Result> = (tx: Tx, beforeCommit: (underWay: Promise<unknown>) => void) => Promise<Result>

/** A promise that somebody waits for later, if ever: until then its failure is nobody's surprise. */
export const awaitedLater = <Result>(promise: Promise<Result>): Promise<Result> => {
  promise.catch(() => undefined)
  return promise
}

/** What of it fails after the commit undoes nothing: whoever waits for that hears it, and what was done is told all the same. */
const attempt = async <Result>({ tx, commit, rollback }: OpenTransaction, work: TransactionWork<Result>): Promise<Result> => {
  const last: Promise<unknown>[] = []
  const result = await work(tx, (underWay) => void last.push(awaitedLater(underWay)))
  const committed = awaitedLater(commit())
  // A statement says best why there was no commit.
  await Promise.all(last).catch(async (error: unknown) => {
    const isDone = await committed.then(
      () => true,
      () => false,
    )
    if (!isDone || isPassing(error)) throw error
    // All that is still asked on the connection is answered before this is.
    await rollback()
  })
  await committed
  return result
}

/**
 * A lost connection may come after the commit: whoever cannot run twice has a key that says so.
 */
export const inTransaction = async <Result>(db: Db, work: TransactionWork<Result>, options: TransactionOptions = {}): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    const open = await openTransaction(db, options)
    try {
      return await attempt(open, work)
    } catch (error) {
      await open.rollback()
      if (tried >= maxTries || !isPassing(error)) throw error
    } finally {
      open.release()
    }
    await new Promise((resolve) => setTimeout(resolve, 5 * tried + Math.random() * 20))
  }
}
