// Chance that comes out the same every time: demo data are alike on every machine.

/** A source of numbers, started by a seed (mulberry32). */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(from: readonly T[]): T
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  chance(of: number): boolean
}

const mulberry = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pickWeighted = <K extends string>(weights: Readonly<Record<K, number>>, at: number): K => {
  const entries = Object.entries<number>(weights) as [K, number][]
  let left = at * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [key, weight] of entries) {
    left -= weight
    if (left < 0) return key
  }
  return (
    entries.at(-1) ??
    (() => {
      throw new RangeError('nothing to pick from')
    })()
  )[0]
}

export const randomOf = (seed: number): Random => {
  const next = mulberry(seed)
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from')
      return from[Math.floor(next() * from.length)] as (typeof from)[number]
    },
    weighted: (weights) => pickWeighted(weights, next()),
    chance: (of) => next() < of,
  }
}
