// Sets of rights with which something is asked.
import { randomOf } from '../../demo/random.ts'
import { seed, some } from '../run/amount.ts'

/** All rights, none, each alone, each one missing; or each of those named. */
export const rightSets = (all: readonly string[], named = all): readonly ReadonlySet<string>[] => [
  new Set(all),
  new Set<string>(),
  ...named.map((right) => new Set([right])),
  ...named.map((right) => new Set(all.filter((each) => each !== right))),
]

/** Of all sets of rights those with which something is asked that names these rights. */
export type SetsFor = (named: ReadonlySet<string>) => readonly ReadonlySet<string>[]

/**
 * Whatever a gate asks instead of the rights that the specs name shows with one of few sets: each of them alone and missing, all of them
 * without any other, all others without them. Beside those stand others in turn, or every one of them in full.
 * @param most how many of the others
 */
export const tellingSets = (all: readonly string[], most: number): SetsFor => {
  const others = rightSets(all)
  let turn = 0
  return (named) => {
    const about = all.filter((right) => named.has(right))
    const without = all.filter((right) => !named.has(right))
    return [...rightSets(all, about), new Set(about), new Set(without), ...some(others, most, (turn += 1))]
  }
}

/** Sets that chance chooses, of few rights and of many: other ones whatever is asked. */
export const randomSets = (all: readonly string[], count: number): SetsFor => {
  const random = randomOf(seed)
  const chosen = (): ReadonlySet<string> => {
    const share = random.next()
    return new Set(all.filter(() => random.chance(share)))
  }
  return () => Array.from({ length: count }, chosen)
}
