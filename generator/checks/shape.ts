// How a shape is said: small functions that look at one value of the specs and report what does not fit. Put together they are the whole written language.
import type { SpecPath } from '../problem.ts'
import { didYouMean, meantOrAll, nearest } from '../../language/suggest.ts'
import type { NameKind } from '../../language/options.ts'
import { namesOf, type Scope } from './scope.ts'

export type Shape = (value: unknown, path: SpecPath, scope: Scope) => void
export type Properties = Readonly<Record<string, Shape>>

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands there, as the first word of a sentence. */
const what = (path: SpecPath): string => (typeof path.at(-1) === 'number' ? `Each of ${String(path.at(-2))}` : String(path.at(-1)))

export const wrong = (path: SpecPath, { add }: Scope, wanted: string): void =>
  add({ code: 'wrong-value', path, message: `${what(path)} has to be ${wanted}.` })

export const text: Shape = (value, path, scope) => {
  if (typeof value !== 'string') wrong(path, scope, 'a text')
  else if (value.trim() === '') scope.add({ code: 'empty-text', path, message: `${what(path)} is empty; say it in words.` })
}
/** Anything of which that is true. */
const being =
  (wanted: string, isIt: (value: unknown) => boolean): Shape =>
  (value, path, scope) => {
    if (!isIt(value)) wrong(path, scope, wanted)
  }
export const anyText = being('a text', (value) => typeof value === 'string')
/** A name that becomes a name in code or in the contract. */
export const identifier: Shape = (value, path, scope) => {
  if (typeof value !== 'string') wrong(path, scope, 'a name')
  else if (!/^[a-z][A-Za-z0-9]*$/.test(value) || value in Object.prototype)
    scope.add({ code: 'bad-name', path, message: `"${value}" cannot be a name; write a word such as likeThis.` })
}
/** Values of choices, states, roles: names of the contract too, in whatever case. */
export const valueName = /^(?!__|(?:true|false|null)$)[A-Za-z_][A-Za-z0-9_]*$/
export const number = being('a number', (value) => Number.isFinite(value))
export const whole = being('a whole number', (value) => Number.isSafeInteger(value))
export const count = being('a whole number, 0 or more', (value) => Number.isSafeInteger(value) && (value as number) >= 0)
export const oneOrMore = being('a whole number, 1 or more', (value) => Number.isSafeInteger(value) && (value as number) >= 1)
/** A text of a certain form. */
export const written = (wanted: string, reads: (text: string) => boolean): Shape =>
  being(wanted, (value) => typeof value === 'string' && reads(value))
export const matching = (pattern: RegExp, wanted: string): Shape => written(wanted, (text) => pattern.test(text))
export const flag = being('true or false', (value) => typeof value === 'boolean')
export const anything: Shape = () => undefined

export const oneOf =
  (...values: readonly (string | boolean)[]): Shape =>
  (value, path, scope) => {
    if (values.includes(value as string)) return
    scope.add({
      code: 'unknown-value',
      path,
      message: `${String(path.at(-1))} cannot be ${JSON.stringify(value)}; it is one of ${values.map((each) => JSON.stringify(each)).join(', ')}.${didYouMean(String(value), values.map(String))}`,
    })
  }

const codeOf = (kind: NameKind): string =>
  `unknown-${kind.replace('own field', 'field').replace('custom screen', 'screen').replace('menu group', 'group').replace(' ', '-')}`
const owner = (kind: NameKind, { entity }: Scope): string =>
  entity && ['field', 'own field', 'part', 'action', 'state', 'transition'].includes(kind) ? entity.entity : 'The product'

/** A name that has to be known; the nearest known one is suggested. at: where it is the name of what stands there. */
export const named =
  (kind: NameKind, at?: 'name'): Shape =>
  (value, path, scope) => {
    if (typeof value !== 'string') return wrong(path, scope, `the name of a ${kind}`)
    const known = namesOf(kind, scope)
    if (known === undefined || known.includes(value)) return undefined
    scope.add({
      code: codeOf(kind),
      path,
      ...(at && { at }),
      message: `${owner(kind, scope)} has no ${kind.replace('own ', '')} "${value}".${meantOrAll(value, known)}`,
    })
    return undefined
  }

/** The same of the keys of a record, whatever stands under them. */
export const namedKeys =
  (kind: NameKind, at?: 'name'): Shape =>
  (value, path, scope) => {
    for (const key of isObject(value) ? Object.keys(value) : []) named(kind, at)(key, [...path, key], scope)
  }

export const list =
  (each: Shape, { atLeast = 0, distinct = '' }: { readonly atLeast?: number; readonly distinct?: string } = {}): Shape =>
  (value, path, scope) => {
    if (!Array.isArray(value)) return wrong(path, scope, 'a list')
    if (value.length < atLeast) scope.add({ code: 'empty-list', path, message: `${String(path.at(-1))} is an empty list.` })
    const seen = new Set<unknown>()
    value.forEach((one: unknown, at) => {
      each(one, [...path, at], scope)
      const name = isObject(one) ? one['field'] : one
      if (distinct !== '' && typeof name === 'string' && seen.has(name))
        scope.add({ code: `duplicate-${distinct}`, path: [...path, at], message: `"${name}" stands here twice.` })
      seen.add(name)
    })
    return undefined
  }

/** Free names, each with a value of one shape. Names become names in code, so they are plain words. */
export const record =
  (each: Shape, name: RegExp = /^[a-z][A-Za-z0-9]*$/, like = 'a word such as likeThis'): Shape =>
  (value, path, scope) => {
    if (!isObject(value)) return wrong(path, scope, 'an object')
    for (const [key, one] of Object.entries(value)) {
      if (!name.test(key) || key in Object.prototype)
        scope.add({ code: 'bad-name', path: [...path, key], at: 'name', message: `"${key}" cannot be a name; write ${like}.` })
      each(one, [...path, key], scope)
    }
    return undefined
  }

/** Properties that must be there, and those that may. */
export const object =
  (must: Properties, may: Properties = {}): Shape =>
  (value, path, scope) => {
    if (!isObject(value)) return wrong(path, scope, 'an object')
    const known = { ...must, ...may }
    for (const [key, one] of Object.entries(value)) {
      const shape = Object.hasOwn(known, key) ? known[key] : undefined
      if (shape) {
        if (one !== undefined) shape(one, [...path, key], scope)
      } else
        scope.add({
          code: 'unknown-property',
          path: [...path, key],
          at: 'name',
          message: `There is no property "${key}" here.${didYouMean(key, Object.keys(known))}`,
        })
    }
    // A property that is misspelt is missing as well: that is one mistake.
    const misspelt = new Set(Object.keys(value).flatMap((key) => (Object.hasOwn(known, key) ? [] : [nearest(key, Object.keys(known))])))
    for (const key of Object.keys(must)) {
      if (value[key] === undefined && !misspelt.has(key))
        scope.add({ code: 'missing-property', path: [...path, key], at: 'name', message: `${key} is missing.` })
    }
    return undefined
  }

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]
type Must<T> = { readonly [K in Exclude<keyof T, Optional<T>>]-?: Shape }
type May<T> = { readonly [K in Optional<T>]-?: Shape }

/** As object, of exactly the properties that the language has: one that is missing here does not compile. */
export const objectOf = <T extends object>(must: Must<T>, may: May<T>): Shape => object(must, may)

/** An object whose property says which shape it has. */
export const byProperty =
  (property: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path, scope) => {
    if (!isObject(value)) return wrong(path, scope, 'an object')
    const kind = value[property]
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
    if (shape) return shape(value, path, scope)
    const slip = kind === undefined ? Object.keys(value).find((key) => nearest(key, [property]) === property) : undefined
    if (slip !== undefined)
      scope.add({
        code: 'unknown-property',
        path: [...path, slip],
        at: 'name',
        message: `There is no property "${slip}" here.${didYouMean(slip, [property])}`,
      })
    else if (kind === undefined)
      scope.add({
        code: 'missing-property',
        path: [...path, property],
        at: 'name',
        message: `${property} is missing; it is one of ${Object.keys(shapes).join(', ')}.`,
      })
    else
      scope.add({
        code: 'unknown-kind',
        path: [...path, property],
        message: `There is no ${property} ${JSON.stringify(kind)}.${didYouMean(typeof kind === 'string' ? kind : '', Object.keys(shapes))}`,
      })
    return undefined
  }

/** Walks on with more known about where it stands. */
export const within =
  (narrow: (value: Readonly<Record<string, unknown>>, scope: Scope) => Scope, shape: Shape): Shape =>
  (value, path, scope) =>
    isObject(value) ? shape(value, path, narrow(value, scope)) : wrong(path, scope, 'an object')

/** An object whose shape is told by which of these properties it has; the last one is meant where it has none. */
export const byPresence =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path, scope) => {
    if (!isObject(value)) return wrong(path, scope, 'an object')
    const names = Object.keys(shapes)
    const meant = names.find((each) => nearest(each, Object.keys(value)) !== undefined)
    const name = names.find((each) => Object.hasOwn(value, each)) ?? meant ?? names.at(-1) ?? ''
    return shapes[name]?.(value, path, scope)
  }

/** A text alone, or an object with more to say. */
export const textOr =
  (plain: Shape, more: Shape): Shape =>
  (value, path, scope) =>
    (typeof value === 'string' ? plain : more)(value, path, scope)
