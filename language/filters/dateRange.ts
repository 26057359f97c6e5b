// From one day to another, of a field that holds days.
import type { FilterKind } from './kind.ts'
import { dayMeant, isDay } from './days.ts'
import { range } from './range.ts'
import { dayIn } from '../zones.ts'

const meant = (day: string, isLast: boolean, zone: string): string => dayMeant(day, isLast, dayIn(zone))

export const dateRange = { ...range({ fits: isDay, wire: meant }), days: true } as const satisfies FilterKind
