// How many sockets one address may hold that have not said who they are. Each process counts its own: it is its memory that they hold, for some
// seconds at most, and whoever knocks without a name may not make the database count.
import { networkOf } from '../http/networkOf.ts'
import { log } from '../log.ts'

const maxUnacknowledged = 20

/** Takes a place or says there is none; a place is given back once. */
export type Admission = { readonly leave: () => void } | undefined

export class UpgradeLimits {
  readonly #counts = new Map<string, number>()

  /** A socket of this address before its init is acknowledged. */
  enter(address: string): Admission {
    const network = networkOf(address)
    if ((this.#counts.get(network) ?? 0) >= maxUnacknowledged) {
      log('warn', 'too many sockets from one address', { ip: address })
      return undefined
    }
    this.#add(network, 1)
    let left = false
    return {
      leave: () => {
        if (!left) this.#add(network, -1)
        left = true
      },
    }
  }

  #add(address: string, by: 1 | -1): void {
    const count = (this.#counts.get(address) ?? 0) + by
    if (count > 0) this.#counts.set(address, count)
    else this.#counts.delete(address)
  }
}
