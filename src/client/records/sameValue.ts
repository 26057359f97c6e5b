// Whether two values of a form say the same. Empty in any guise is empty; a reference is its key.

type Values = Readonly<Record<string, unknown>>

const plain = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([name, each]) => name !== '__typename' && plain(each) !== null)
  return entries.length === 0
    ? null
    : Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, each]) => [name, plain(each)]))
}

export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other))

/** Names of the values that differ, among those given or of either side. */
export const changedNames = (from: Values, to: Values, among?: readonly string[]): readonly string[] =>
  [...new Set(among ?? [...Object.keys(from), ...Object.keys(to)])].filter((name) => !sameValue(from[name], to[name]))

export const sameValues = (one: Values, other: Values): boolean => changedNames(one, other).length === 0

/** Null for empty, so that it travels as "emptied". */
export const wireValue = (value: unknown): unknown => (plain(value) === null ? null : value)
