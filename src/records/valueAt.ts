// Reads a path of a record: email, review.status. What was not read, or may not be, is undefined.

/** The value at a path; null and undefined alike mean that there is none. */
export const valueAt = (record: unknown, path: string): unknown => {
  let value = record
  for (const piece of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Readonly<Record<string, unknown>>)[piece]
  }
  return value
}

/** Whether the path was asked for and may be read, as apart from being empty. */
export const isRead = (record: unknown, path: string): boolean => {
  const pieces = path.split('.')
  const last = pieces.pop() ?? ''
  const holder = pieces.length === 0 ? record : valueAt(record, pieces.join('.'))
  return typeof holder === 'object' && holder !== null && (holder as Readonly<Record<string, unknown>>)[last] !== undefined
}
