// Rows that are alike in something, together.

/** By what they are alike in, in the order in which each comes first. */
export const alikeBy = <Key, Row>(rows: Iterable<Row>, keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly [Row, ...Row[]]> => {
  const found = new Map<Key, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = found.get(key)
    if (known) known.push(row)
    else found.set(key, [row])
  }
  return found
}
