// One of several values.
import type { FilterKind } from './kind.ts'
import { someOf, valuesIn } from './values.ts'

export const oneOf = {
  wire: someOf,
  sensible: valuesIn,
  whole: true,
  ticked: true,
  indexed: true,
} as const satisfies FilterKind
