// Times as the database writes them in UTC, as they travel.

/** 2026-11-21 19:20:56.123456+00 -> 2026-11-21T19:20:56.123Z; infinities stay as they are. */
export const isoOf = (stored: string): string => {
  if (stored.length < 22 || stored.endsWith('BC')) return stored
  const fraction = stored.charAt(19) === '.' ? stored.slice(20, -3).slice(0, 3) : ''
  return `${stored.slice(0, 10)}T${stored.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`
}
