// What PostgreSQL, Node or one of our own errors is called by: 55P03, ENOENT, DENIED.

/** '' where it has none. */
export const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
