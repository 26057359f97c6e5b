// Days and moments as the wire writes them; what the calendar or PostgreSQL does not know is none.

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/

/** Not 30 February, not 24 o'clock, and not the year 0. @param text without its zone */
const isThere = (text: string): boolean => {
  const read = new Date(`${text}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) && !text.startsWith('0000')
}

/** 2026-11-29 */
export const isCalendarDay = (text: string): boolean => day.test(text) && isThere(`${text}T00:00`)

/** 2026-11-29T09:10Z, with seconds and their thousandths or without. */
export const isMoment = (text: string): boolean => moment.test(text) && isThere(text.slice(0, -1))
