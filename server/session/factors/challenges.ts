// Logins that wait for their second factor, and set-ups under way: good for five minutes, five answers and one success.
import type { Pool } from 'pg'
import type { Person } from '../people.ts'
import { digestOf, newToken } from '../token.ts'
import { challengeOver, type FactorParts } from './FactorParts.ts'

export interface Challenge {
  readonly person: string
  /** It is the second step of a login; else somebody who is logged in sets up more. */
  readonly logsIn: boolean
  readonly setsUp: boolean
  /** What the device was asked, sealed. */
  readonly asked: string | null
}

const maxTries = 5
const isOpen = "id = $1 and made > now() - interval '5 minutes'"
const columns = 'person, logs_in as "logsIn", sets_up as "setsUp", asked'

/**
 * @returns what opens it: kept by whoever logs in, and here as a digest only
 * @throws Fault DENIED where the password that was said is another by now, as makeLoginCode
 */
export const makeChallenge = async (
  { pool, samePassword }: FactorParts,
  { id, password }: Person,
  { logsIn, setsUp, asked }: Omit<Challenge, 'person'>,
): Promise<string> => {
  const token = newToken()
  const sql = `insert into login_challenge (person, id, logs_in, sets_up, asked) select $1::text, $3, $4, $5, $6 from (${samePassword}) same`
  if ((await pool.query(sql, [id, password, digestOf(token), logsIn, setsUp, asked])).rowCount === 0) throw challengeOver()
  return token
}

export const readChallenge = async (pool: Pool, token: string): Promise<Challenge | undefined> =>
  (await pool.query<Challenge>(`select ${columns} from login_challenge where ${isOpen}`, [digestOf(token)])).rows[0]

/** Keeps what the device is asked now, in the place of what it was. */
export const keepAsked = async (pool: Pool, token: string, asked: string): Promise<void> => {
  await pool.query(`update login_challenge set asked = $2 where ${isOpen}`, [digestOf(token), asked])
}

/** Counts an answer before it is looked at, so that many at once are not all the first. @returns undefined where there were too many, too */
export const tryChallenge = async (pool: Pool, token: string): Promise<Challenge | undefined> => {
  const sql = `update login_challenge set tries = tries + 1 where ${isOpen} and tries < $2 returning ${columns}`
  return (await pool.query<Challenge>(sql, [digestOf(token), maxTries])).rows[0]
}

/** Of a set-up, and of all others that begin with a login of the same person: a password alone leads to no further one. @returns as endChallenge */
export const endSetUp = async (pool: Pool, token: string): Promise<boolean> => {
  const sql = `with own as (select person from login_challenge where ${isOpen})
    delete from login_challenge c using own where c.person = own.person and c.sets_up and (c.logs_in or c.id = $1) returning c.id = $1 as own`
  return (await pool.query<{ own: boolean }>(sql, [digestOf(token)])).rows.some(({ own }) => own)
}

/** @returns whether it was there to be ended: of two that answer rightly at once, one goes on */
export const endChallenge = async (pool: Pool, token: string): Promise<boolean> =>
  ((await pool.query(`delete from login_challenge where ${isOpen}`, [digestOf(token)])).rowCount ?? 0) > 0
