// Keeps PostgreSQL running: one that ends without being asked to is started again in the same place, so that everybody's connections come back by themselves.
// Not endlessly: what ends again and again has a reason that no start removes. Only where the disk is full somebody can make room while it waits.
import { chown, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../../log.ts'
import { EmbeddedError } from './EmbeddedError.ts'
import { freePort } from './freePort.ts'
import { makeSocketFolder } from './makeSocketFolder.ts'
import { sockets, startPostgres, type Endpoint, type PostgresOrder, type Running } from './startPostgres.ts'

export type Kept = {
  /** A socket's folder, or 127.0.0.1 where there are no unix sockets. */
  readonly host: string
  readonly port: number
  /** Settles when it ended too often and is not started again. */
  readonly lost: Promise<EmbeddedError>
  stop(): Promise<void>
}

/** So many ends within ten minutes are borne; with one more it is given up. */
const maxEnds = 5
const endsWithinMs = 600_000
/** Milliseconds before a start; the longer, the more often it ended lately. */
const pauseAfter = (ends: number): number => (ends === 1 ? 0 : 250 * 2 ** ends)
/** As PostgreSQL says it, whatever it had to write. */
const isFull = (why: string): boolean => /No space left on device|Disk quota exceeded/.test(why)
const fullPauseMs = 1_000

const makeEndpoint = async ({ identity }: PostgresOrder): Promise<Endpoint> => {
  const socketFolder = await makeSocketFolder()
  if (identity.uid !== undefined) await chown(socketFolder, identity.uid, identity.uid)
  return { socketFolder, port: sockets ? 5432 : await freePort() }
}

/** One that cannot start yet, because the one before has not let go of everything, counts as one that ended. */
class Keeper {
  readonly #order: PostgresOrder
  readonly #endpoint: Endpoint
  #ends: readonly number[] = []
  #running: Running | undefined
  #stopped = false

  constructor(order: PostgresOrder, endpoint: Endpoint) {
    this.#order = order
    this.#endpoint = endpoint
  }

  async start(again = false): Promise<void> {
    const running = await startPostgres(this.#order, this.#endpoint, again)
    this.#running = running
    if (this.#stopped) await running.stop()
  }

  /** @returns why it is given up; undefined once it was stopped */
  async keep(): Promise<EmbeddedError | undefined> {
    while (!this.#stopped) {
      const how = await this.#running?.gone
      if (this.#stopped) return undefined
      const problem = await this.#startAgain(how ?? '')
      if (problem) return problem
    }
    return undefined
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#running?.stop()
  }

  async #startAgain(how: string): Promise<EmbeddedError | undefined> {
    let why = `it was ended by ${how}`
    let full = false
    while (!this.#stopped) {
      const problem = isFull(why) ? await this.#waitForRoom(why, full) : await this.#pause(why)
      if (problem) return problem
      full = isFull(why)
      try {
        await this.start(true)
        log('info', 'the embedded database is back')
        return undefined
      } catch (error) {
        why = error instanceof Error ? error.message : String(error)
      }
    }
    return undefined
  }

  async #pause(why: string): Promise<EmbeddedError | undefined> {
    this.#ends = [...this.#ends.filter((time) => time > performance.now() - endsWithinMs), performance.now()]
    const ends = this.#ends.length
    if (ends > maxEnds) return new EmbeddedError(`PostgreSQL ended ${ends} times within ten minutes and is not started again: ${why}`)
    log('error', 'the embedded database ended by itself; it is started again', { why, ends })
    await sleep(pauseAfter(ends))
    return undefined
  }

  async #waitForRoom(why: string, told: boolean): Promise<undefined> {
    if (!told) log('error', 'there is no room left on the disk for the embedded database; it is started again as soon as there is', { why })
    await sleep(fullPauseMs)
  }
}

export async function keepPostgres(order: PostgresOrder): Promise<Kept> {
  const endpoint = await makeEndpoint(order)
  const clear = (): Promise<void> => rm(endpoint.socketFolder, { recursive: true, force: true })
  const keeper = new Keeper(order, endpoint)
  try {
    await keeper.start()
  } catch (error) {
    await clear()
    throw error
  }
  const kept = keeper.keep()
  return {
    host: sockets ? endpoint.socketFolder : '127.0.0.1',
    port: endpoint.port,
    lost: new Promise((resolve) => void kept.then((problem) => problem && resolve(problem))),
    stop: async () => {
      await keeper.stop()
      await kept
      await clear()
    },
  }
}
