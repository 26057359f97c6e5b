// While the database is silent nobody waits for it: who holds a connection, or waits for one, is told, and what they held is thrown away.
import type { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { unreachableFault } from '../unreachable.ts'
import { takePulse, type Pulse } from './pulse.ts'

type Release = (destroy?: boolean | Error) => void
type Connected = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void
type Connect = (tell: Connected) => void

/** What the driver says to whoever waits on a connection that is given up here. */
const givenUp = new Error('Connection terminated: the database does not answer')
const nothing: Release = () => undefined

/** Waits for a connection no longer than until `giveUp`; one that comes later is nobody's. */
const waitingIn =
  (waiting: Set<() => void>, connect: Connect): Connect =>
  (tell) => {
    let over = false
    const giveUp = (): void => {
      over = true
      tell(unreachableFault(), undefined, nothing)
    }
    waiting.add(giveUp)
    connect((error, client, release) => {
      waiting.delete(giveUp)
      if (!over) tell(error, client, release)
      else if (client) release(true)
    })
  }

const asPromise = (connect: Connect): Promise<PoolClient> =>
  new Promise((resolve, reject) => connect((error, client) => (client ? resolve(client) : reject(error ?? unreachableFault()))))

/**
 * @param url of the same database, for a connection beside the pool's
 * @param maxMissed as in Hearing
 */
export const hearSilence = (pool: Pool, url: string, maxMissed: number): Pulse => {
  const open = new Set<PoolClient>()
  const waiting = new Set<() => void>()
  pool.on('connect', (client) => void open.add(client))
  pool.on('remove', (client) => void open.delete(client))
  const pulse = takePulse(url, {
    maxMissed,
    fellSilent: () => {
      for (const client of open) client.connection.stream.destroy(givenUp)
      for (const giveUp of waiting) giveUp()
      waiting.clear()
    },
    heard: () => [...open].reduce((bytes, { connection }) => bytes + (connection.stream as Socket).bytesRead, 0),
  })
  const original = pool.connect.bind(pool)
  const wait = waitingIn(waiting, (tell) => {
    original(tell)
  })
  const connect: Connect = (tell) => {
    if (pulse.isSilent()) process.nextTick(() => tell(unreachableFault(), undefined, nothing))
    else wait(tell)
  }
  pool.connect = ((tell?: Connected) => (tell ? connect(tell) : asPromise(connect))) as typeof pool.connect
  return pulse
}
