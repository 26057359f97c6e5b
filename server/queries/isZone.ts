// Whether a browser named a time zone that there is.

/** A name of the zone table; what looks like an offset is read the other way round by the database. */
const zoneName = /^(UTC|[A-Za-z][A-Za-z_+-]*(\/[A-Za-z0-9_+-]+)+)$/

export const isZone = (zone: string): boolean => {
  try {
    return zoneName.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}
