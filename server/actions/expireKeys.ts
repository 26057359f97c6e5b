// Operation keys that are too old to be asked for, with what was kept under them: they go while the server runs, a piece at a time.
import type { Pool } from 'pg'
import { everyHour, type Hourly } from '../everyHour.ts'

const maxKeysAtOnce = 5_000

/** A key's own age refuses it after 30 days; two more, for one whose time lies ahead of the database's. */
const expire = `delete from operation_key where (actor, key) in (
  select actor, key from operation_key where time < now() - interval '32 days' order by time limit ${maxKeysAtOnce} for update skip locked)`

/** Several servers may run it at once. @param every milliseconds */
export const expireKeys = (pool: Pool, every?: number): Hourly =>
  everyHour(
    async () => {
      while ((await pool.query(expire)).rowCount === maxKeysAtOnce);
    },
    'old operation keys could not be removed',
    { every },
  )
