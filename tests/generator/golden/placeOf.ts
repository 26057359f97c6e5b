// Where a line stands in what encloses it, for who reads a difference without the text around it: 'books › fields › shelf'.

const indentOf = (line: string): number => line.length - line.trimStart().length
const named = /^\s*"?name"?: ["']([^"']*)["'],?$/

/** What a line that opens something is called: its own words, or the name that is said right below a bare brace. */
const titleOf = (lines: readonly string[], at: number): string => {
  const own = (lines[at] ?? '').trim().replace(/^(?:export )?(?:const |interface |type )?/, '')
  const words = /^["']?([\w$.]+(?: "?[\w$.]+"?)*)/.exec(own)?.[1]
  return words ?? named.exec(lines[at + 1] ?? '')?.[1] ?? ''
}

/** @returns the titles of all lines that enclose the one at `at`, from outside to inside; empty for a line at the margin */
export const placeOf = (lines: readonly string[], at: number): string => {
  const titles: string[] = []
  let inner = indentOf(lines[at] ?? '')
  for (let above = at - 1; above >= 0 && inner > 0; above--) {
    const line = lines[above] ?? ''
    if (line.trim() === '' || indentOf(line) >= inner) continue
    inner = indentOf(line)
    titles.unshift(titleOf(lines, above))
  }
  return titles.filter((each) => each !== '').join(' › ')
}
