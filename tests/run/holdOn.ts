// Begins a transaction and leaves it open, so that others wait for what it holds.
import type { Pool } from 'pg'

/** @returns what ends it */
export const holdOn = async (pool: Pool, text: string): Promise<() => Promise<void>> => {
  const client = await pool.connect()
  await client.query(`begin; ${text}`)
  return async () => {
    await client.query('rollback')
    client.release()
  }
}
