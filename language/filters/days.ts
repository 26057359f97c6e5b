// Days as an address may say them: of the calendar, or counted back from today, so that a link means yesterday on whatever day it is opened.

const calendar = /^\d{4}-\d{2}-\d{2}$/
/** A month is its first day where a range begins, its last where it ends. */
const relative = /^(today|month)(?:-(\d{1,4}))?$/

/** 2026-11-21, of the reader's own calendar. */
export const dayOf = (day: Date): string =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`

export const isDay = (text: string): boolean => relative.test(text) || (calendar.test(text) && !Number.isNaN(Date.parse(text)))

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

/** A moment, as what leads to a list from a moment on says it; people say days. */
export const isInstant = (text: string): boolean => instant.test(text) && !Number.isNaN(Date.parse(text))

/** The day of the calendar that is meant, or what was said where that is none: 'today-1' is yesterday, 'month-1' last month. */
export const dayMeant = (text: string, isLast: boolean, now: Date = new Date()): string => {
  const [, unit, back = '0'] = relative.exec(text) ?? []
  if (unit === undefined) return text
  const [year, month] = [now.getFullYear(), now.getMonth()]
  if (unit === 'today') return dayOf(new Date(year, month, now.getDate() - Number(back)))
  return dayOf(isLast ? new Date(year, month - Number(back) + 1, 0) : new Date(year, month - Number(back), 1))
}
