// From one day to another, of a field that holds days.
import type { FilterKind } from './kind.ts'
import { dayMeant, isDay } from './days.ts'
import { range } from './range.ts'

export const dateRange = { ...range({ fits: isDay, wire: dayMeant }), days: true } as const satisfies FilterKind
