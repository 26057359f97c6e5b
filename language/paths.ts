// Paths of an entity: a field, state or action by its name, that of a further part with the part's name before it (verification.status).

/** @param part '' = the entity's own */
export const pathIn = (part: string, name: string): string => (part === '' ? name : `${part}.${name}`)

/** The part ('' = the entity's own) and the name in it. */
export const splitPath = (path: string): readonly [part: string, name: string] => {
  const dot = path.indexOf('.')
  return dot === -1 ? ['', path] : [path.slice(0, dot), path.slice(dot + 1)]
}

/** Of the state, where the part has a lifecycle. */
export const statusIn = (part: string): string => pathIn(part, 'status')

/** The value at a path; null and undefined alike mean that there is none. */
export const valueAt = (record: unknown, path: string): unknown => {
  let value = record
  for (const piece of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Readonly<Record<string, unknown>>)[piece]
  }
  return value
}
