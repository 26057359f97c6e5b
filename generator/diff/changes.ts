// What two products say differently, property by property, each with its path. The model follows from what is written alone, so nothing is meant otherwise that is not here.
import { isDeepStrictEqual } from 'node:util'
import { comparisons } from '../../language/fieldRules.ts'
import { fields, leavesByEnd, neverLeaves, type StoredKindName } from '../../language/fields/index.ts'
import { isObject } from '../checks/shape.ts'
import type { SpecPath } from '../problem.ts'
import type { Written } from '../written.ts'
import { ofWhole, under, type Class, type Classed } from './classes/classed.ts'
import { productClasses } from './classes/productClasses.ts'
import { looserRequirement } from './looserRequirement.ts'

/** data: nobody may do, see or skip more by it; told: what comes of it is told role by role among the abilities; unjudged: it has to be read. */
export type Means = 'widening' | 'narrowing' | 'data' | 'told' | 'unjudged'

export interface SpecChange {
  readonly means: Means
  readonly path: SpecPath
  /** 'is new', 'was 4, is 8' */
  readonly words: string
  /** Whose files it stands in: what went stands in the old ones only. */
  readonly side: 'before' | 'after'
}

type Report = (change: SpecChange) => void

const isKind = (kind: unknown): kind is StoredKindName => typeof kind === 'string' && Object.hasOwn(fields, kind)

/** How much of a field's values leaves the server, by its kind: 0 = nothing, 1 = the end of each, until somebody reveals it, 2 = all of it. */
const leaving = (kind: unknown): number => (!isKind(kind) ? 2 : neverLeaves({ kind }) ? 0 : leavesByEnd({ kind }) ? 1 : 2)

/** What customs read is theirs: the order of a list may mean something there. What is compared means another thing turned round. */
const isOrdered = (path: SpecPath): boolean => path[0] === 'app' || comparisons.some((each) => path.includes(each))

const orderless = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(orderless).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (!isObject(value)) return value
  const given = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(given.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, orderless(each)]))
}
const isAlike = (one: unknown, other: unknown, path: SpecPath): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? isDeepStrictEqual(one, other) || (!isOrdered(path) && isDeepStrictEqual(orderless(one), orderless(other)))
    : one === other

const shown = (value: unknown): string => {
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  return words.length > 60 ? `${words.slice(0, 57)}...` : words
}

type Way = 'comes' | 'goes'

const meansOf = (classed: Class | undefined, way: Way, value: unknown): Means => {
  if (classed === 'told' || classed === 'data') return classed
  if (classed === 'rights') return 'told'
  if (classed === 'text') return 'data'
  if (classed === 'turns') return value === false ? 'data' : way === 'comes' ? 'widening' : 'narrowing'
  // Without one of its own a kind has its limit all the same, and that may be the narrower.
  if ((classed === 'caps' || classed === 'floors') && way === 'comes') return 'unjudged'
  // Where it may be absent, nothing is closed without it: no list of who gives a role, no mask.
  const guards = classed === 'opens' || classed === 'holds' || classed === 'caps' || classed === 'floors'
  return guards ? (way === 'comes' ? 'narrowing' : 'widening') : 'unjudged'
}

/** An entry of a list, one of several values: one more opens more, or holds back more. */
const meansOfEntry = (classed: Class | undefined, way: Way, value: unknown): Means =>
  classed === 'opens' ? (way === 'comes' ? 'widening' : 'narrowing') : meansOf(classed, way, value)

/** By how much more is let through; undefined where only a person can say. */
const looser: { readonly [C in Class]?: (before: unknown, after: unknown) => number | undefined } = {
  caps: (before, after) => (typeof before === 'number' && typeof after === 'number' ? after - before : undefined),
  floors: (before, after) => (typeof before === 'number' && typeof after === 'number' ? before - after : undefined),
  turns: (before, after) => (typeof before === 'boolean' && typeof after === 'boolean' ? Number(after) - Number(before) : undefined),
  kind: (before, after) => leaving(after) - leaving(before) || undefined,
  rights: looserRequirement,
}

const meansOfValue = (classed: Class | undefined, before: unknown, after: unknown): Means => {
  if (classed === 'told' || classed === 'data') return classed
  const more = classed && looser[classed]?.(before, after)
  if (more === undefined) return 'unjudged'
  return more === 0 ? 'data' : more > 0 ? 'widening' : 'narrowing'
}

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  classed: Classed | undefined,
  path: SpecPath,
  report: Report,
): void => {
  const taken = new Set<number>()
  const left = before.flatMap((each, at) => {
    const same = after.findIndex((other, place) => !taken.has(place) && isAlike(each, other, path))
    if (same === -1) return [{ each, at }]
    taken.add(same)
    return []
  })
  const right = after.flatMap((each, at) => (taken.has(at) ? [] : [{ each, at }]))
  // Objects that are left are taken for the same ones, changed; names come and go.
  const pairs = isObject(left[0]?.each ?? right[0]?.each) ? Math.min(left.length, right.length) : 0
  for (const [at, one] of left.slice(0, pairs).entries()) {
    const other = right[at]
    if (other) compare(one.each, other.each, under(classed, String(at)), [...path, other.at], report)
  }
  const whole = typeof classed === 'string' ? classed : ofWhole(under(classed, '0'))
  for (const { each, at } of left.slice(pairs))
    report({ means: meansOfEntry(whole, 'goes', each), path: [...path, at], words: `without ${shown(each)}`, side: 'before' })
  for (const { each, at } of right.slice(pairs))
    report({ means: meansOfEntry(whole, 'comes', each), path: [...path, at], words: `also ${shown(each)}`, side: 'after' })
  if (left.length + right.length === 0)
    report({ means: classed === 'data' ? 'data' : 'unjudged', path, words: 'is in another order', side: 'after' })
}

/** What stands in braces is no word: it names a field. */
const namesIn = (text: string): string => (text.match(/\{[^}]*\}/g) ?? []).toSorted().join()
const areBothWords = (before: unknown, after: unknown): boolean =>
  typeof before === 'string' && typeof after === 'string' && namesIn(before) === namesIn(after)

type Entries = Readonly<Record<string, unknown>>

const compareObjects = (before: Entries, after: Entries, classed: Classed | undefined, path: SpecPath, report: Report): void => {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[key], after[key]]
    const inner = under(classed, key)
    const at = [...path, key]
    if (inner === 'look') continue
    if (was !== undefined && is !== undefined) compare(was, is, inner, at, report)
    else if (is !== undefined)
      report({ means: meansOf(ofWhole(inner), 'comes', is), path: at, words: `is new${saying(is)}`, side: 'after' })
    else if (was !== undefined)
      report({ means: meansOf(ofWhole(inner), 'goes', was), path: at, words: `is gone${saying(was)}`, side: 'before' })
  }
}

const saying = (value: unknown): string => (isObject(value) ? '' : `: ${shown(value)}`)

const compare = (before: unknown, after: unknown, classed: Classed | undefined, path: SpecPath, report: Report): void => {
  if (classed === 'look' || (ofWhole(classed) === 'text' && areBothWords(before, after))) return
  if (classed !== 'told' && classed !== 'rights' && isObject(before) && isObject(after))
    return compareObjects(before, after, classed, path, report)
  if (isAlike(before, after, path)) return
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, classed, path, report)
  const whole = typeof classed === 'string' ? classed : undefined
  return report({
    means: meansOfValue(whole, before, after),
    path,
    words: `was ${shown(before)}, is ${shown(after)}`,
    side: 'after',
  })
}

/** Everything but labels, order, look and texts that is written otherwise. */
export const changesBetween = (before: Written, after: Written): readonly SpecChange[] => {
  const changes: SpecChange[] = []
  compare(before, after, productClasses, [], (change) => void changes.push(change))
  return changes
}
