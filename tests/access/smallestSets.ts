// With which rights a requirement is just met.
import type { Need, Specs } from './oracle/shapes.ts'

/** The smallest sets of rights that meet a requirement. */
export const smallestSets = (specs: Specs, need: Need): readonly ReadonlySet<string>[] => {
  if (typeof need === 'string') {
    if (need === 'nobody') return []
    const meaning = specs.named[need]
    return meaning === undefined ? [new Set([need])] : smallestSets(specs, meaning)
  }
  if ('anyOf' in need) return need.anyOf.flatMap((each) => smallestSets(specs, each))
  if (!('allOf' in need)) return [new Set()]
  return need.allOf.reduce<readonly ReadonlySet<string>[]>(
    (sets, each) => sets.flatMap((set) => smallestSets(specs, each).map((more) => new Set([...set, ...more]))),
    [new Set()],
  )
}
