// How many sockets one address may hold that have not said who they are, and how many a user may have open.
import { networkOf } from '../http/networkOf.ts'

const maxUnacknowledged = 20
const maxOfUser = 10
/** Login screens: an office may share one address. */
const maxOfNobody = 200

class Counter {
  readonly #counts = new Map<string, number>()
  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }
  add(name: string, by: 1 | -1): void {
    const count = this.of(name) + by
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
  }
}

/** Takes a place or says there is none; a place is given back once. */
export type Admission = { readonly leave: () => void } | undefined

export class UpgradeLimits {
  readonly #waiting = new Counter()
  readonly #users = new Counter()
  readonly #nobodies = new Counter()

  /** A socket of this address before its init is acknowledged. */
  enter(address: string): Admission {
    return this.#take(this.#waiting, networkOf(address), maxUnacknowledged)
  }

  enterUser(id: string): Admission {
    return this.#take(this.#users, id, maxOfUser)
  }

  /** A socket of this address that nobody has logged in on. */
  enterNobody(address: string): Admission {
    return this.#take(this.#nobodies, networkOf(address), maxOfNobody)
  }

  #take(counter: Counter, name: string, most: number): Admission {
    if (counter.of(name) >= most) return undefined
    counter.add(name, 1)
    let left = false
    return {
      leave: () => {
        if (!left) counter.add(name, -1)
        left = true
      },
    }
  }
}
