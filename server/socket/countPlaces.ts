// How many sockets a person, and an address of nobody, may have open: counted by the database, so several server processes count together.
import type { Pool } from 'pg'
import { networkOf } from '../http/networkOf.ts'
import { log } from '../log.ts'
import { freeOfDead, giveAllBack, giveBack, takeOne, type Place } from './placesTable.ts'
import type { Admission } from './UpgradeLimits.ts'

export interface Places {
  enterUser(id: string): Promise<Admission>
  /** A socket of this address that nobody has logged in on. */
  enterNobody(address: string): Promise<Admission>
  /** Gives back what is left: nothing is taken any more. */
  stop(): Promise<void>
}

const maxOfUser = 10
/** Login screens: an office may share one address. */
const maxOfNobody = 200
const retryMs = 500

class CountedPlaces implements Places {
  readonly #pool: Pool
  readonly #process: number
  #left: Place[] = []
  #giving: Promise<void> | undefined
  #again: NodeJS.Timeout | undefined
  #stopped = false

  constructor(pool: Pool, process: number) {
    this.#pool = pool
    this.#process = process
  }

  enterUser(id: string): Promise<Admission> {
    return this.#take(`person ${id}`, maxOfUser)
  }

  enterNobody(address: string): Promise<Admission> {
    return this.#take(`address ${networkOf(address)}`, maxOfNobody)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#giving
    clearTimeout(this.#again)
    await giveAllBack(this.#pool, this.#process)
  }

  /** Whoever finds none free looks once more, when those that are given back and those of the dead are free. */
  async #take(whose: string, most: number): Promise<Admission> {
    for (let looked = false; ;) {
      const { free, place } = await takeOne(this.#pool, this.#process, whose, most)
      if (place !== null) return this.#admit({ whose, place })
      // Another one was quicker: each time somebody got a place, so this comes to an end.
      if (free) continue
      if (looked) return undefined
      looked = true
      await this.#giving
      await freeOfDead(this.#pool, this.#process)
    }
  }

  #admit(place: Place): Admission {
    let left = false
    return {
      leave: () => {
        if (!left) this.#left.push(place)
        left = true
        this.#giveLater()
      },
    }
  }

  #giveLater(): void {
    if (!this.#stopped && this.#left.length > 0) this.#giving ??= this.#give()
  }

  /** Many at once where many leave; while the database is away they stay taken, and are given back when it is there. */
  async #give(): Promise<void> {
    clearTimeout(this.#again)
    try {
      while (this.#left.length > 0) {
        const places = this.#left
        this.#left = []
        await giveBack(this.#pool, this.#process, places).catch((error: unknown) => {
          this.#left.push(...places)
          throw error
        })
      }
    } catch (error) {
      log('warn', 'places of sockets cannot be given back yet', { why: String(error) })
      this.#again = setTimeout(() => this.#giveLater(), retryMs)
      this.#again.unref()
    } finally {
      this.#giving = undefined
    }
  }
}

/** @param process its number (server/live/livingProcesses.ts) */
export const countPlaces = (pool: Pool, process: number): Places => new CountedPlaces(pool, process)
