// The shapes of what the generated documents answer, as the generic screens see them.
import type { Abilities } from '../../../language/abilities.ts'

/** A record as a list or a detail reads it: its own fields at the top, each further part one level down. */
export interface Row {
  readonly id: string
  readonly version?: number
  readonly can?: Abilities
  readonly [name: string]: unknown
}

export interface Total {
  readonly value: number
  readonly exact: boolean
}

/** An exact sum, and how many records it is of. */
export interface Sum {
  readonly key: string
  readonly count: number
  readonly sum?: { readonly amount: string; readonly currency: string } | null
}

/** One stretch of a list. */
export interface Stretch {
  readonly items: readonly Row[]
  readonly hasNext: boolean
  readonly hasPrevious: boolean
  readonly start?: string | null
  readonly end?: string | null
  readonly total?: Total | null
}

/** A reference as it travels: id, title, and whatever else its entity says of its card. */
export interface CardValue {
  readonly id: string
  readonly title: string
  readonly [name: string]: unknown
}

/** How many records sums are of. With several sums a value comes once for each; its count is the same every time. */
export const countOf = (sums: readonly Pick<Sum, 'key' | 'count'>[]): number =>
  [...new Map(sums.map(({ key, count }) => [key.split(':')[0], count])).values()].reduce((all, count) => all + count, 0)
