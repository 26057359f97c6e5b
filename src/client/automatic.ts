// Marks what the console asks by itself (rows read again, polls, refetches): it keeps no session alive and is not told of.

/** For the context of a query: client.query({ query, context: automatic }). */
export const automatic = { auto: true } as const

let depth = 0

/** True while the console itself causes requests. */
export const isAutomatic = (): boolean => depth > 0

/** Everything that is asked within is automatic. */
export const automatically = <T>(work: () => T): T => {
  depth += 1
  try {
    return work()
  } finally {
    depth -= 1
  }
}
