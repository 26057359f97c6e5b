// Circles among files: what needs itself, by way of others, to be loaded.

export type Needs = ReadonlyMap<string, readonly string[]>

/** @returns each circle once, as the list of its files in order of need, beginning with the alphabetically first */
export function findCircles(needs: Needs): readonly (readonly string[])[] {
  const done = new Set<string>()
  const way: string[] = []
  const circles = new Map<string, readonly string[]>()

  function visit(file: string): void {
    const at = way.indexOf(file)
    if (at >= 0) {
      const circle = turned(way.slice(at))
      circles.set(circle.join(' '), circle)
      return
    }
    if (done.has(file)) return
    way.push(file)
    for (const next of needs.get(file) ?? []) visit(next)
    way.pop()
    done.add(file)
  }

  for (const file of needs.keys()) visit(file)
  return [...circles.values()]
}

function turned(circle: readonly string[]): readonly string[] {
  const first = circle.indexOf(circle.toSorted()[0] ?? '')
  return [...circle.slice(first), ...circle.slice(0, first)]
}
