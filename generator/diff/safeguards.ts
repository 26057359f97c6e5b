// What holds everybody back besides rights: guards, the states an action begins in, who gives a role, masks, the audit of reads. Each under its path, for specs/accepted.md.
import { isObject } from '../checks/shape.ts'
import type { SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { ofWhole, under, type Class, type Classed } from './classes/classed.ts'
import { productClasses } from './classes/productClasses.ts'

export interface Safeguard {
  readonly path: SpecPath
  /** notSelf, lastAdmin */
  readonly values: string
}

const guarding: ReadonlySet<Classed | undefined> = new Set<Class>(['rights', 'judged', 'opens', 'holds', 'caps', 'floors', 'turns', 'kind'])

/** On one line. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && value !== '' && !/[\p{Cc}\u2028\u2029]/u.test(value) ? value : JSON.stringify(value)
const valuesOf = (value: unknown): string => (Array.isArray(value) ? value.map(wordOf).toSorted().join(', ') || 'nothing' : wordOf(value))

/** In words that compare; the reason of an open door is no part of them. */
const requirementWords = (requirement: unknown): string => {
  if (!isObject(requirement)) return String(requirement)
  const { allOf, anyOf } = requirement
  const together = (parts: readonly unknown[], word: string): string => `(${parts.map(requirementWords).toSorted().join(` ${word} `)})`
  if (Array.isArray(allOf)) return together(allOf, 'and')
  if (Array.isArray(anyOf)) return together(anyOf, 'or')
  return Object.keys(requirement).join()
}

/** An entry of a list has no name to be found by again: it is told whole, but for its words and looks. */
const entryOf = (entry: unknown, classed: Classed | undefined): unknown => {
  if (!isObject(entry)) return entry
  const isWord = (key: string): boolean => ['look', 'text'].includes(ofWhole(under(classed, key)) ?? '')
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !isWord(key)))
}

const collect = (value: unknown, classed: Classed | undefined, path: SpecPath, found: Map<string, Safeguard>): void => {
  const note = (values: string): void => void found.set(nameOf(path), { path, values })
  if (guarding.has(classed)) return note(classed === 'rights' ? requirementWords(value) : valuesOf(value))
  if (classed === undefined || typeof classed === 'string') return
  if (Array.isArray(value)) {
    const entry = under(classed, '0')
    if (guarding.has(ofWhole(entry))) note(valuesOf(value.map((each) => entryOf(each, entry))))
    return
  }
  if (guarding.has(classed.itself)) note('there')
  if (isObject(value))
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

const isThere = (path: SpecPath, written: Written): boolean => {
  let value: unknown = written
  for (const key of path) {
    if (!isObject(value) || !Object.hasOwn(value, key)) return false
    value = value[key]
  }
  return true
}

/** Where what it holds stands: the innermost thing around it without which somebody may less, a field, an action, a role. */
const ownerOf = (path: SpecPath): SpecPath => {
  let classed: Classed | undefined = productClasses
  let length = 0
  for (const [at, key] of path.slice(0, -1).entries()) {
    classed = under(classed, String(key))
    // What the language does not know (any more) went by itself.
    if (classed === undefined || ofWhole(classed) === 'told') length = at + 1
  }
  return path.slice(0, length)
}

/** Does what it held still stand there? Then it was taken out, and did not go with it. */
export const stillStands = (path: SpecPath, written: Written): boolean => isThere(ownerOf(path), written)
