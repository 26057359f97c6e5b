// How often one may guess (domain 3.1): counted by the database, so several server processes count together.
import type { Pool } from 'pg'
import { networkOf } from '../http/networkOf.ts'

export interface Attempt {
  readonly refused: boolean
  /** Milliseconds to wait before answering: guesses at one e-mail from many addresses only slow it down. */
  readonly slow: number
  /** It was the right password: the pair starts afresh, other addresses' failures stay counted. */
  readonly forget: () => Promise<void>
}

const maxPerPair = 10
const maxPerAddress = 100
const maxPerEmail = 10
const maxSlowMs = 3_000

const note = 'insert into login_failure (email, ip) values ($1, $2) returning id::text as id'
const count = `
  select count(*) filter (where ip = $2 and email = $1)::int as "pair", count(*) filter (where ip = $2)::int as "address",
         count(*) filter (where email = $1)::int as "email"
  from login_failure where made > now() - interval '15 minutes' and (ip = $2 or email = $1)`

/** Whoever came in by the right way starts afresh; failures from other addresses stay counted. */
export const forgetFailures = async (pool: Pool, fingerprint: string, ip: string): Promise<void> => {
  await pool.query('delete from login_failure where email = $1 and ip = $2', [fingerprint, networkOf(ip)])
}

/**
 * Counts the attempt as failed before it is tried, so that many at once are not all the first.
 * @param whose e-mail, as nobody without the key of the installation can guess it: somebody's password, typed in its place, is kept so, too
 * @param most failures, from all addresses together: beyond it nobody tries any more
 */
export const attemptLogin = async (pool: Pool, fingerprint: string, ip: string, most = Infinity): Promise<Attempt> => {
  const whose = [fingerprint, networkOf(ip)]
  const id = (await pool.query<{ id: string }>(note, whose)).rows[0]?.id
  const seen = (await pool.query<{ pair: number; address: number; email: number }>(count, whose)).rows[0]
  const refused = !seen || seen.pair > maxPerPair || seen.address > maxPerAddress || seen.email > most
  if (refused) await pool.query('delete from login_failure where id = $1', [id])
  const excess = (seen?.email ?? 0) - maxPerEmail - 1
  return {
    refused,
    slow: excess < 0 ? 0 : Math.min(maxSlowMs, 100 * 2 ** Math.min(excess, 5)),
    forget: () => forgetFailures(pool, fingerprint, ip),
  }
}
