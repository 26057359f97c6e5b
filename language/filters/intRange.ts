// From one whole number to another.
import type { FilterKind } from './kind.ts'
import { range } from './range.ts'

export const intRange = range({
  fits: (text) => /^[-+]?\d{1,9}$/.test(text),
  wire: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
}) satisfies FilterKind
