// Two operations under one name: allowed for transitions of one part.
import type { Operation } from './Operation.ts'

/** Transitions of one part may share a name: whoever may run one of them may ask. */
export const joined = (one: Operation, other: Operation): Operation => {
  const alike =
    one.entity === other.entity &&
    one.part === other.part &&
    one.does === other.does &&
    one.variants.length > 0 &&
    other.variants.length > 0
  if (!alike) throw new Error(`two operations are called ${one.name}`)
  return { ...one, need: { anyOf: [one.need ?? 'nobody', other.need ?? 'nobody'] }, variants: [...one.variants, ...other.variants] }
}
