// How many sockets one address may hold that have not said who they are, and how many a user may have open.
const mostUnacknowledged = 20
const mostOfUser = 10
/** Login screens: an office may share one address. */
const mostOfNobody = 200

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
export type Place = { readonly leave: () => void } | undefined

export class UpgradeLimits {
  readonly #waiting = new Counter()
  readonly #users = new Counter()
  readonly #nobodies = new Counter()

  /** A socket of this address before its init is acknowledged. */
  enter(address: string): Place {
    return this.#take(this.#waiting, address, mostUnacknowledged)
  }

  enterUser(id: string): Place {
    return this.#take(this.#users, id, mostOfUser)
  }

  /** A socket of this address that nobody has logged in on. */
  enterNobody(address: string): Place {
    return this.#take(this.#nobodies, address, mostOfNobody)
  }

  #take(counter: Counter, name: string, most: number): Place {
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
