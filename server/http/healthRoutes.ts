// Whether the server can work: for whoever watches it from outside. Nothing of the inside is told.
import type { Pool } from 'pg'
import { json } from './Reply.ts'
import type { Route } from './router.ts'

const healthTimeoutMs = 2_000

const answers = async (pool: Pool): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), healthTimeoutMs).unref())
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}

/** @param isGoing true from when the server was told to stop: it still answers, but nobody new should be sent to it */
export const healthRoutes = (pool: Pool, isGoing: () => boolean): readonly Route[] => [
  {
    method: 'GET',
    path: '/healthz',
    answer: async () => {
      if (isGoing()) return json(503, { state: 'going down' })
      return (await answers(pool)) ? json(200, { state: 'ok' }) : json(503, { state: 'degraded' })
    },
  },
]
