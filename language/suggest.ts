// Finds the name that was probably meant.

/** How many letters have to be inserted, deleted, changed or swapped to make one word of the other. */
const distanceOf = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_each, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] ?? []
      const changed = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : changed
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped))
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}

/** So many names are told when none of them is near. */
const maxNamesTold = 6

/** The nearest of the names, if one is near enough to be a slip; a name behind a dot counts too (review.status for status). */
export const nearest = (name: string, names: Iterable<string>): string | undefined => {
  let best: string | undefined
  // Half of a short word is no slip.
  let least = (name.length <= 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1
  for (const each of names) {
    const distance = each.endsWith(`.${name}`) ? 1 : distanceOf(name.toLowerCase(), each.toLowerCase())
    if (distance < least) [best, least] = [each, distance]
  }
  return best
}

/** ` Did you mean "user"?`, or nothing. */
export const didYouMean = (name: string, names: Iterable<string>): string => {
  const found = nearest(name, names)
  return found === undefined ? '' : ` Did you mean "${found}"?`
}
/** The name that a message asks about. */
export const meantIn = (message: string): string | undefined => / Did you mean "([^"]*)"\?/.exec(message)?.[1]

/** The same, or else what there is, where that is little. */
export const meantOrAll = (name: string, names: readonly string[]): string =>
  didYouMean(name, names) || (names.length === 0 || names.length > maxNamesTold ? '' : ` There is: ${names.join(', ')}.`)
