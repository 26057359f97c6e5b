// What a row says against what the product has, value by value. The values are the row's: a test only says where the product has each.
import type { Split } from './Row.ts'

/** What the product has there: a text or number of one named control, argument, field or answer. */
export type Thing = string | number | undefined

/** Where the product has a value: a thing, all things in their order, or what it has by the name that the row says. */
export type Place = Thing | readonly Thing[] | ((said: string) => Thing)

export interface Verdict {
  readonly part: string
  readonly said: string
  readonly has: string | undefined
  /** Why it is known not to be so, where the row says that. */
  readonly notSo: string | undefined
}

const textOf = (thing: Thing): string | undefined => (thing === undefined ? undefined : String(thing))

const isList = (place: Place): place is readonly Thing[] => Array.isArray(place)

const thingsAt = (place: Place, said: readonly string[]): readonly Thing[] => {
  if (typeof place === 'function') return said.map(place)
  return isList(place) ? place : [place]
}

/**
 * One for each value of the row, and one for each thing that the product has besides in a list that is given whole.
 * @param changed each value is compared as this makes it, which is how a proof is tried: none may hold then
 */
export const verdictsOf = (
  row: Split,
  places: Readonly<Record<string, Place>>,
  changed: (value: string) => string = (value) => value,
): readonly Verdict[] =>
  Object.entries(row.parts).flatMap(([part, values]) => {
    const said = (typeof values === 'string' ? [values] : values).map(changed)
    const things = thingsAt(places[part], said)
    return Array.from({ length: Math.max(said.length, things.length) }, (_, at) => {
      const value = (typeof values === 'string' ? [values] : values)[at]
      return { part, said: said[at] ?? 'nothing', has: textOf(things[at]), notSo: value === undefined ? undefined : row.notSo?.[value] }
    })
  })

/** Values that no place of the product can have. */
export const change = (value: string): string => `${value} (changed)`
