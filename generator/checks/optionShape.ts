// The shape of options, from how a kind says them (language/options.ts).
import { describe, type Description, type KeyKind, type OptionClass } from '../../language/options.ts'
import {
  anyText,
  byProperty,
  count,
  flag,
  identifier,
  isObject,
  list,
  named,
  number,
  object,
  oneOf,
  record,
  text,
  valueName,
  whole,
  written,
  type Properties,
  type Shape,
} from './shape.ts'
import { requirement } from './shapes/requirement.ts'

type Said<K extends Description['is']> = Extract<Description, { readonly is: K }>

const keys: Readonly<Record<KeyKind, readonly [name?: RegExp, like?: string]>> = {
  word: [],
  value: [valueName, 'a value such as LIKE_THIS'],
  path: [/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/],
}

const bySort = (said: Said<'bySort'>): Shape => {
  const other = optionShape(said.other)
  const ofText = said.text ? optionShape(said.text) : other
  const ofObject = said.object ? optionShape(said.object) : other
  return (value, path, scope) => {
    if (typeof value === 'string') return said.words.includes(value) ? undefined : ofText(value, path, scope)
    return (isObject(value) ? ofObject : other)(value, path, scope)
  }
}

const ofKind = (options: OptionClass): Shape => {
  const [must, may] = mustAndMay(options)
  return object({ kind: anyText, ...must }, may)
}

const shapes: { readonly [K in Description['is']]: (said: Said<K>) => Shape } = {
  text: () => text,
  identifier: () => identifier,
  number: () => number,
  whole: () => whole,
  count: () => count,
  yesOrNo: () => flag,
  requirement: () => requirement,
  oneOf: ({ values }) => oneOf(...values),
  named: ({ kind }) => named(kind),
  written: ({ wanted, reads }) => written(wanted, reads),
  list: (said) => list(optionShape(said.each), said),
  record: (said) => record(optionShape(said.each), ...keys[said.keys]),
  object: ({ options }) => object(...mustAndMay(options)),
  byKind: ({ kinds }) => byProperty('kind', Object.fromEntries(Object.entries(kinds).map(([name, options]) => [name, ofKind(options)]))),
  bySort,
}

export const optionShape = (said: Description): Shape => (shapes[said.is] as (said: Description) => Shape)(said)

/** The shapes of what must be given and of what may, in the order in which a class says them. */
export const mustAndMay = (options: OptionClass): readonly [must: Properties, may: Properties] => {
  const shapes = describe(options).map(([name, said]) => ({ name, must: said.must === true, shape: optionShape(said) }))
  const those = (must: boolean): Properties =>
    Object.fromEntries(shapes.filter((each) => each.must === must).map((each) => [each.name, each.shape]))
  return [those(true), those(false)]
}
