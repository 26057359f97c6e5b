// Operation keys that are too old to be asked for, with what was kept under them: they go while the server runs, a piece at a time.
import type { Pool } from 'pg'
import { log } from '../log.ts'

const hourMs = 3_600_000
const maxKeysAtOnce = 5_000

/** A key's own age refuses it after 30 days; two more, for one whose time lies ahead of the database's. */
const expire = `delete from operation_key where (actor, key) in (
  select actor, key from operation_key where time < now() - interval '32 days' order by time limit ${maxKeysAtOnce} for update skip locked)`

/** Several servers may run it at once. @param every milliseconds */
export const expireKeys = (pool: Pool, every = hourMs): { readonly start: () => void; readonly stop: () => Promise<void> } => {
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const run = async (): Promise<void> => {
    try {
      while ((await pool.query(expire)).rowCount === maxKeysAtOnce);
    } catch (error) {
      log('error', 'old operation keys could not be removed', { why: String(error) })
    } finally {
      running = undefined
    }
  }
  const begin = (): void => void (running ??= run())
  return {
    start: () => {
      begin()
      timer = setInterval(begin, every)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
