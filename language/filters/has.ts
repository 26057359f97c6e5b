// One of several values among those that a field holds.
import type { FilterKind } from './kind.ts'
import { someOf, valuesIn } from './values.ts'

export const has = {
  wire: someOf,
  sensible: valuesIn,
  whole: true,
  ticked: true,
} as const satisfies FilterKind
