// From one day to another, of a field that holds days.
import type { FilterKind } from './kind.ts'
import { dayMeant, isDay } from './days.ts'
import { range } from './range.ts'

const meant = (day: string, isLast: boolean, _zone: string, today: string): string => dayMeant(day, isLast, today)

export const dateRange = { ...range({ fits: isDay, wire: meant }), days: true } as const satisfies FilterKind
