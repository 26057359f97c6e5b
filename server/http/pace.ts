// How fast one address may ask what costs the server something: bursts, as when an office opens its consoles, and a steady pace after them.
import { networkOf } from './networkOf.ts'

export interface Pace {
  readonly admits: (address: string) => boolean
}

const maxAtOnce = 600
const maxPerSecond = 30
const maxAddresses = 10_000

interface Left {
  left: number
  at: number
}

/** @param now in milliseconds, for tests */
export const openPace = (now: () => number = () => performance.now()): Pace => {
  const byNetwork = new Map<string, Left>()
  const full = (at: number, { left, at: before }: Left): number => Math.min(maxAtOnce, left + ((at - before) / 1_000) * maxPerSecond)
  /** Whoever has rested long enough is as if they had never asked. */
  const sweep = (at: number): void => {
    for (const [network, each] of byNetwork) if (full(at, each) >= maxAtOnce) byNetwork.delete(network)
  }
  return {
    admits: (address) => {
      const at = now()
      if (byNetwork.size >= maxAddresses) sweep(at)
      const network = networkOf(address)
      const left = full(at, byNetwork.get(network) ?? { left: maxAtOnce, at })
      byNetwork.set(network, { left: Math.max(0, left - 1), at })
      return left >= 1
    },
  }
}
