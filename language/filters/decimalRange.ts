// From one amount to another; a comma is a point.
import type { FilterKind } from './kind.ts'
import { range } from './range.ts'

export const decimalRange = range({
  fits: (text) => /^[-+]?\d{1,15}([.,]\d{1,6})?$/.test(text),
  wire: (text) => text.replace(',', '.'),
}) satisfies FilterKind
