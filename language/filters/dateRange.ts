// From one day to another, of a field that holds days.
import type { FilterKind } from './kind.ts'
import { isDay, range } from './range.ts'

export const dateRange = { ...range({ fits: isDay, wire: (text) => text }), days: true } as const satisfies FilterKind
