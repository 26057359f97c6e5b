// From one day to another, as instants of the reader's own zone; a link may say an instant itself.
import type { FilterKind } from './kind.ts'
import { dayMeant, isDay, isInstant } from './days.ts'
import { range } from './range.ts'
import { beginningOf, endOf } from '../zones.ts'

const instant = (day: string, isLast: boolean, zone: string, today: string): string | undefined => {
  if (isInstant(day)) return day
  const meant = dayMeant(day, isLast, today)
  return (isLast ? endOf(meant, zone) : beginningOf(meant, zone))?.toISOString()
}

export const timeRange = {
  ...range({ fits: (text) => isDay(text) || isInstant(text), wire: instant }),
  days: true,
  moments: true,
} as const satisfies FilterKind
