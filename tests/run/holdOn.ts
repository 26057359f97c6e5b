// Begins a transaction and leaves it open, so that others wait for what it holds.
import type { Pool } from 'pg'

/**
 * @param end whether what it did then stands
 * @returns what ends it, once
 */
export const holdOn = async (pool: Pool, text: string, end: 'commit' | 'rollback' = 'rollback'): Promise<() => Promise<void>> => {
  const client = await pool.connect()
  const unheard = (): void => undefined
  client.on('error', unheard)
  await client.query(`begin; ${text}`)
  let over = false
  return async () => {
    if (over) return
    over = true
    try {
      await client.query(end)
    } finally {
      client.off('error', unheard)
      client.release()
    }
  }
}
