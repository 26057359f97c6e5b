// How many records sums are of. With several sums a value comes once for each; its count is the same every time.
import type { Sum } from './Row.ts'

export const countOf = (sums: readonly Pick<Sum, 'key' | 'count'>[]): number =>
  [...new Map(sums.map(({ key, count }) => [key.split(':')[0], count])).values()].reduce((all, count) => all + count, 0)
