// Days and clocks of a time zone as instants: right on days of 23, 24.5 and 25 hours, on those that begin at one o'clock, and on those that a zone left out.
import { readIn } from './fields/writtenDate.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** What clocks of a zone show: 2026-11-21T13:05; '' where it is no time. */
export const clockOf = (time: string, zone: string): string => {
  if (Number.isNaN(Date.parse(time))) return ''
  const of = readIn(time, zone)
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** The same as a number, as if it were UTC's. Its year is read as one of six digits, for clocks of the last day of 9999 are in the next year somewhere. */
const shownAt = (instant: number, zone: string): number =>
  Date.parse(`+${clockOf(new Date(instant).toISOString(), zone).padStart(18, '0')}Z`)

/** How far its clocks are ahead of UTC's, in milliseconds. */
const aheadAt = (instant: number, zone: string): number => {
  const whole = Math.floor(instant / minuteMs) * minuteMs
  return shownAt(whole, zone) - whole
}

/** The years that the wire and the server know. */
const ends = [Date.parse('0001-01-01'), Date.parse('9999-12-31T23:59:59.999Z')] as const
const within = (instant: number): Date => new Date(Math.min(Math.max(instant, ends[0]), ends[1]))

/** The first instant at which clocks of a zone show this; where they leap over it, the one at which they would have shown it. */
const firstAt = (shown: number, zone: string): number => {
  // Clocks are set at most once in two days.
  const before = shown - aheadAt(shown - dayMs, zone)
  const after = shown - aheadAt(shown + dayMs, zone)
  const fits = [before, after].filter((instant) => shownAt(instant, zone) === shown)
  return fits.length > 0 ? Math.min(...fits) : before
}

/**
 * The first instant at which clocks of a zone show this, within the years of four digits.
 * @param clock 2026-11-21T13:05
 * @returns undefined where it is no time
 */
export const instantOf = (clock: string, zone: string): Date | undefined => {
  const shown = Date.parse(`${clock}Z`)
  return Number.isNaN(shown) ? undefined : within(firstAt(shown, zone))
}

/** The day that it is there: 2026-11-21. */
export const dayIn = (zone: string, now: Date): string => clockOf(now.toISOString(), zone).slice(0, 10)

/** Some days after another one of the calendar, or before. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Both ends of a day there. */
export const beginningOf = (day: string, zone: string): Date | undefined => instantOf(`${day}T00:00`, zone)
export const endOf = (day: string, zone: string): Date | undefined => {
  const shown = Date.parse(day)
  return Number.isNaN(shown) ? undefined : within(firstAt(shown + dayMs, zone) - 1)
}
