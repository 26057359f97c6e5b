// Whether the server can work: for whoever watches it from outside. Of the inside no more is told than whether audit and ledger were found sound.
import type { Pool } from 'pg'
import { lastVerified, type Verified } from '../verify/verifyDaily.ts'
import { json } from './Reply.ts'
import type { Route } from './router.ts'

const healthTimeoutMs = 2_000

/** What the books were found to be; undefined where the database does not answer. */
const answers = async (pool: Pool): Promise<Verified | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), healthTimeoutMs).unref())
  return Promise.race([lastVerified(pool).catch(() => undefined), late])
}

/** @param isGoing true from when the server was told to stop: it still answers, but nobody new should be sent to it */
export const healthRoutes = (pool: Pool, isGoing: () => boolean): readonly Route[] => [
  {
    method: 'GET',
    path: '/healthz',
    answer: async () => {
      if (isGoing()) return json(503, { state: 'going down' })
      const books = await answers(pool)
      // Books that are found faulty are no reason to send nobody here: every server has the same.
      return books === undefined ? json(503, { state: 'degraded' }) : json(200, { state: 'ok', books })
    },
  },
]
