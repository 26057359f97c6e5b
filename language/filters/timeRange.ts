// From one day to another, as instants of the reader's own zone; a link may say an instant itself.
import type { FilterKind } from './kind.ts'
import { dayMeant, isDay, isInstant } from './days.ts'
import { range } from './range.ts'

const instant = (day: string, isLast: boolean): string | undefined => {
  if (isInstant(day)) return day
  const time = new Date(`${dayMeant(day, isLast)}T${isLast ? '23:59:59.999' : '00:00:00.000'}`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

export const timeRange = {
  ...range({ fits: (text) => isDay(text) || isInstant(text), wire: instant }),
  days: true,
  moments: true,
} as const satisfies FilterKind
