// The one place that writes dates for people: days and moments by the product's date format (product spec 9), the time of day as HH:mm (domain 2, Dates).
// A test refuses every other: what writes its own looks right until the format is another.

/** A day of the calendar, as on the wire: 2026-11-21; without its last part a month. */
const partsOf = (day: string): Readonly<Record<string, string>> => ({ YYYY: day.slice(0, 4), MM: day.slice(5, 7), DD: day.slice(8, 10) })

/** (2026-11-21, MM/DD/YYYY) -> 11/21/2026 */
export const writtenDate = (day: string, dateFormat: string): string =>
  dateFormat.replace(/YYYY|MM|DD/g, (part) => partsOf(day)[part] ?? '')

/** (2026-11, MM/DD/YYYY) -> 11/2026: the format without its day. */
export const writtenMonth = (month: string, dateFormat: string): string =>
  writtenDate(month, dateFormat.replace(/DD[^A-Z]*|[^A-Z]*DD$/, ''))

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once a zone: to make one takes longer than to write a hundred moments with it. */
const formatIn = (zone: string): Intl.DateTimeFormat => {
  const found =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(zone, found)
  return found
}

/** The parts of what clocks and calendars of a zone show: year, month, day, hour, minute. */
export const readIn = (time: string, zone: string): ((part: string) => string) => {
  const parts = formatIn(zone).formatToParts(new Date(time))
  return (part) => parts.find(({ type }) => type === part)?.value ?? ''
}

/** (2026-11-21T13:02:00Z, Europe/Berlin) -> 14:02 */
export const writtenClock = (time: string, zone: string): string => {
  const of = readIn(time, zone)
  return `${of('hour')}:${of('minute')}`
}

/** (2026-11-21T23:30:00Z, Europe/Berlin, MM/DD/YYYY) -> 11/22/2026 */
export const writtenDay = (time: string, zone: string, dateFormat: string): string => {
  const of = readIn(time, zone)
  return writtenDate(`${of('year')}-${of('month')}-${of('day')}`, dateFormat)
}

/** (2026-11-21T13:02:00Z, Europe/Berlin, MM/DD/YYYY) -> 11/21/2026 14:02 */
export const writtenMoment = (time: string, zone: string, dateFormat: string): string =>
  `${writtenDay(time, zone, dateFormat)} ${writtenClock(time, zone)}`
/** Whether this browser knows a zone: one of another machine may be newer than it. */
export const knowsZone = (zone: string): boolean => {
  try {
    return formatIn(zone) !== undefined
  } catch {
    return false
  }
}
