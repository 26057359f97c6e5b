// Does what runs ask for, as long as the server lives: some hands, so that one reckons while the database answers another.
import type { Db } from '../db/database.ts'
import type { Announcing } from '../live/announcing.ts'
import { log } from '../log.ts'
import type { ProductModel } from '../ProductModel.ts'
import { isAnyRunning } from './runTable.ts'
import { workBatch } from './workBatch.ts'

/** Of a server: so many work at runs at once. */
export const maxHands = 3
/** So often it looks whether another server, or somebody who let a paused one go on, left something to do. */
const lookIntervalMs = 1_000

export interface WorkingParts {
  readonly db: Db
  readonly product: ProductModel
  readonly announcing: Announcing
}

export interface Working {
  /** There is something to do. */
  kick(): void
  start(): void
  /** After what is under way. */
  stop(): Promise<void>
}

class Hands implements Working {
  readonly #parts: WorkingParts
  readonly #busy = new Map<number, Promise<void>>()
  #stopped = true
  #looking = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: WorkingParts) {
    this.#parts = parts
  }

  kick(): void {
    if (!this.#stopped) for (let hand = 0; hand < maxHands; hand += 1) if (!this.#busy.has(hand)) this.#begin(hand)
  }

  start(): void {
    this.#stopped = false
    this.#timer = setInterval(() => void this.#look(), lookIntervalMs)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await Promise.all(this.#busy.values())
  }

  /** One at a time: while the database is slow they would take the connections of everybody else. Where it is away, the next look finds it again. */
  async #look(): Promise<void> {
    if (this.#looking || this.#busy.size === maxHands) return
    this.#looking = true
    const found = await isAnyRunning(this.#parts.db).catch(() => false)
    this.#looking = false
    if (found) this.kick()
  }

  #begin(hand: number): void {
    const working = this.#work()
      .catch((error: unknown) => log('warn', 'a run cannot go on, it is tried again', { why: String(error) }))
      .finally(() => this.#busy.delete(hand))
    this.#busy.set(hand, working)
  }

  async #work(): Promise<void> {
    const { db, product, announcing } = this.#parts
    // Runs of which nothing came since something last did: others are at all that is left of them.
    const idle = new Set<string>()
    for (let last = '0'; !this.#stopped;) {
      const { run, events } = await workBatch(db, product, last)
      announcing.tell(events)
      if (run === undefined || (events.length === 0 && idle.has(run))) return
      if (events.length > 0) idle.clear()
      else idle.add(run)
      last = run
    }
  }
}

export const openWorking = (parts: WorkingParts): Working => new Hands(parts)
