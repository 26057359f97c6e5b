// What became of one of one's own operation keys.
import type { Pool } from 'pg'

const days30 = 30 * 24 * 60 * 60 * 1_000

/** When a UUIDv7 was made, in milliseconds. */
const madeAt = (key: string): number => Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16)

const find = `
  select case
    when exists (select from operation_key where actor = $1 and key = $2::uuid) then 'DONE'
    when to_timestamp($3::float8 / 1000) < now() - interval '30 days' then 'EXPIRED'
    else 'UNKNOWN' end as outcome`

/** @returns a KeyOutcome of the contract; a change that runs at this moment is not yet stored and told by whoever holds it */
export const findKey = async (pool: Pool, actor: string, key: string): Promise<string> => {
  const made = madeAt(key)
  if (made < Date.now() - 2 * days30) return 'EXPIRED'
  return (await pool.query<{ outcome: string }>(find, [actor, key, made])).rows[0]?.outcome ?? 'UNKNOWN'
}
