// Days as an address may say them: of the calendar, or counted back from today, so that a link means yesterday on whatever day it is opened.
import { isCalendarDay, isMoment } from '../moments.ts'
import { dayAfter } from '../zones.ts'

/** A month is its first day where a range begins, its last where it ends. */
const relative = /^(today|month)(?:-(\d{1,4}))?$/

export const isDay = (text: string): boolean => relative.test(text) || isCalendarDay(text)

/** To the thousandth of a second, as what leads to a list from a moment on says it; people say days. */
export const isInstant = (text: string): boolean => isMoment(text) && text.length === '2026-11-29T09:10:11.123Z'.length

/** The first day of a month, some months away from that of another day. */
const monthFrom = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/**
 * The day of the calendar that is meant, or what was said where that is none: 'today-1' is yesterday, 'month-1' last month.
 * @param today where the reader is
 */
export const dayMeant = (text: string, isLast: boolean, today: string): string => {
  const [, unit, back = '0'] = relative.exec(text) ?? []
  if (unit === undefined) return text
  if (unit === 'today') return dayAfter(today, -Number(back))
  return isLast ? dayAfter(monthFrom(today, 1 - Number(back)), -1) : monthFrom(today, -Number(back))
}
