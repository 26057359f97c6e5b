// What holds everybody back besides rights: guards, the states an action begins in, who gives a role, masks, the audit of reads. Each under its path, for specs/accepted.md.
import { isObject } from '../checks/shape.ts'
import type { SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { under } from './classes/classed.ts'
import type { Class, Classed } from './classes/classed.ts'
import { productClasses } from './classes/productClasses.ts'

export interface Safeguard {
  readonly path: SpecPath
  /** notSelf, lastAdmin */
  readonly values: string
}

const isGuarding = (classed: Classed): classed is Class => classed === 'opens' || classed === 'holds' || classed === 'caps'

const valuesOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).toSorted().join(', ') || 'nothing' : String(value))

const collect = (value: unknown, classed: Classed, path: SpecPath, found: Map<string, Safeguard>): void => {
  if (isGuarding(classed)) found.set(nameOf(path), { path, values: valuesOf(value) })
  else if (classed !== undefined && typeof classed !== 'string' && isObject(value))
    for (const [key, each] of Object.entries(value)) if (each !== undefined) collect(each, under(classed, key), [...path, key], found)
}

/** A path in words: Book.remove.guards. It has no space, as lines about roles have. */
export const nameOf = (path: SpecPath): string => path.slice(path[0] === 'entities' ? 1 : 0).join('.')

/** By words, in the order of the alphabet. */
export const safeguardsIn = (written: Written): ReadonlyMap<string, Safeguard> => {
  const found = new Map<string, Safeguard>()
  collect(written, productClasses, [], found)
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The path that a line of accepted.md names. */
export const pathOfWords = (words: string, written: Written): SpecPath => {
  const path = words.split('.')
  return Object.hasOwn(written.entities, path[0] ?? '') ? ['entities', ...path] : path
}

/** Does what holds it still stand there? Then it was taken out, and did not go with it. */
export const stillStands = (path: SpecPath, written: Written): boolean => {
  let value: unknown = written
  for (const key of path.slice(0, -1)) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return false
    value = value[key]
  }
  return isObject(value)
}
