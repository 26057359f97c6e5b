// Requirements end in rights: what a name stands for never leads back to the name.
import { under, type Written, type WrittenRequirement } from '../written.ts'
import type { AddProblem } from '../problem.ts'
import { isObject } from './shape.ts'

const namesIn = (requirement: unknown): readonly string[] => {
  if (typeof requirement === 'string') return [requirement]
  const inner = isObject(requirement) ? (requirement['allOf'] ?? requirement['anyOf']) : undefined
  return Array.isArray(inner) ? inner.flatMap(namesIn) : []
}

/** The way from a name back to itself, both ends included. */
export const circleFrom = (name: string, next: (name: string) => readonly string[]): readonly string[] | undefined => {
  const seen = new Set<string>()
  const walk = (way: readonly string[]): readonly string[] | undefined => {
    for (const each of next(way.at(-1) ?? name)) {
      if (each === name) return [...way, each]
      if (seen.has(each)) continue
      seen.add(each)
      const found = walk([...way, each])
      if (found) return found
    }
    return undefined
  }
  return walk([name])
}

/** Told once for each circle, at the first of its names. It is asked of the shape already: whatever resolves a requirement would never end. */
export const ensureNamed = (named: Written['named'], add: AddProblem): void => {
  const told = new Set<string>()
  const next = (name: string): readonly string[] => namesIn(under<WrittenRequirement>(named, name))
  for (const name of Object.keys(named)) {
    const circle = told.has(name) ? undefined : circleFrom(name, next)
    if (!circle) continue
    for (const each of circle) told.add(each)
    add({
      code: 'circular-requirement',
      path: ['named', name],
      message: `"${name}" asks itself: ${circle.join(' -> ')}. A requirement has to end in rights: write them in place of one of these names.`,
    })
  }
}
