// A piece of text.
import type { FilterKind } from './kind.ts'
import { valuesIn } from './values.ts'

export const contains = {
  wire: (value) => valuesIn(value)[0],
  sensible: valuesIn,
} as const satisfies FilterKind
