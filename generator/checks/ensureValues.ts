// Values in filters, views and defaults are among those that the field can have.
import { didYouMean, meantOrAll } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { partsOf, under, type Written, type WrittenEntity, type WrittenField } from '../written.ts'
import { fieldsOf, type Ensure } from './scope.ts'
import { entitiesIn, inputsIn, listsIn, type InputAt } from './walk.ts'
import { isOperationList } from '../../language/fields/choice.ts'
import { isComputed } from '../../language/fields/derived.ts'
import { choosesOne, choosesSome, isAmount, refersToOne, traitsOf } from '../../language/fields/index.ts'

/** The values that a path can have; undefined where they are not counted. */
export const valuesAt = (written: Written, entity: WrittenEntity, path: string): readonly string[] | undefined => {
  const dot = path.indexOf('.')
  const part = dot === -1 ? entity : partsOf(entity)[path.slice(0, dot)]
  const name = path.slice(dot + 1)
  if (name === 'status') return Object.keys(part?.lifecycle?.states ?? {})
  const field = under(part?.fields, name)
  return field && (optionsOf(written, field) ?? (traitsOf(field).ticked ? ['true', 'false'] : undefined))
}

export const optionsOf = (written: Written, field: WrittenField): readonly string[] | undefined => {
  if (!choosesSome(field) || isOperationList(field.options)) return undefined
  return Object.keys(field.options === 'roles' ? written.access.roles : field.options)
}

export const ensureAmong = (given: readonly string[], known: readonly string[] | undefined, path: SpecPath, add: AddProblem): void => {
  if (!known) return
  for (const [at, value] of given.entries()) {
    if (!known.includes(value))
      add({ code: 'unknown-value', path: [...path, at], message: `"${value}" is no value of it.${meantOrAll(value, known)}` })
  }
}

/** A reference as it is written holds the key of what it refers to. */
const columnOf = (written: Written, entity: WrittenEntity | undefined, field: WrittenField | undefined): string | undefined => {
  const keyed = field ? refersToOne(field) && under(written.entities, field.entity) : entity
  if (keyed) return keyed.key === undefined ? 'bigint' : 'text'
  return field && traitsOf(field).columns(field)[0]?.sql
}

/** What a column can be compared with; of an amount, a time, several values or rows it is only asked whether there are any. */
const whyNoValues = (
  written: Written,
  entity: WrittenEntity | undefined,
  field: WrittenField | undefined,
  is: readonly string[],
): string | undefined => {
  const column = columnOf(written, entity, field)
  const isWhole = /^(bigint|integer)$/.test(column ?? '') && !(field && isAmount(field))
  if (column === 'text' || column === 'boolean') return undefined
  if (!isWhole) return "only whether it is 'empty' can be asked of it"
  return is.every((each) => /^-?[0-9]{1,15}$/.test(each)) ? undefined : 'it is a whole number'
}

/** What is a word alone is a value in brackets: not: ['viewer'] is true of everybody. */
const isWordInBrackets = ([word, ...more]: readonly string[], known: readonly string[] | undefined): boolean =>
  more.length === 0 && (word === 'empty' || word === 'viewer') && known?.includes(word) !== true

export interface Asked {
  readonly at: string
  readonly is: readonly string[]
  readonly path: SpecPath
}
interface Stored {
  /** Absent where it is the key of the entity, or a state. */
  readonly field: WrittenField | undefined
  readonly entity: WrittenEntity | undefined
  readonly known: readonly string[] | undefined
}

/** That what is stored there can be one of those. */
export const ensureAnyOf = (written: Written, { at, is, path }: Asked, { field, entity, known }: Stored, add: AddProblem): void => {
  const isAsked = field ? !isComputed(field) : at === 'id'
  const why = isAsked ? whyNoValues(written, entity, field, is) : undefined
  if (isWordInBrackets(is, known))
    add({ code: 'unknown-value', path, message: `"${is[0] ?? ''}" in brackets is a value of that name: write it without brackets.` })
  else if (why !== undefined) add({ code: 'unknown-value', path, message: `"${at}" is no such value: ${why}.` })
  else ensureAmong(is, known, path, add)
}

/** That a stored value under this path can be one of those. */
export const ensureHeld = (written: Written, entity: WrittenEntity, asked: Asked, add: AddProblem): void =>
  ensureAnyOf(written, asked, { field: fieldsOf(entity).get(asked.at), entity, known: valuesAt(written, entity, asked.at) }, add)

/** Nobody chooses what is retired: neither does a new record start with it, nor is it all there is. */
const ensureLiving = (spec: Extract<InputAt['spec'], { kind: 'choice' }>, path: SpecPath, add: AddProblem): void => {
  const options = typeof spec.options === 'string' ? {} : spec.options
  const isRetired = (value: string | undefined): boolean => value !== undefined && typeof under(options, value) === 'object'
  const starts = [
    [spec.starts, ['starts']],
    ['startsFor' in spec ? spec.startsFor?.is : undefined, ['startsFor', 'is']],
  ] as const
  for (const [value, at] of starts)
    if (isRetired(value))
      add({
        code: 'starts-retired',
        path: [...path, ...at],
        message: `"${value ?? ''}" is retired, so nobody may choose it: start with another value.`,
      })
  if (Object.keys(options).length > 0 && Object.keys(options).every(isRetired))
    add({
      code: 'all-retired',
      path: [...path, 'options'],
      message: 'All of them are retired, so there is nothing to choose: leave one, or write the field by the server.',
    })
}

const ensureOptions = (written: Written, add: AddProblem): void => {
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    if ('fields' in spec && Object.keys(spec.fields).length === 0)
      add({ code: 'empty-list', path: [...path, 'fields'], message: 'A row has nothing in it: write one field or more.' })
    if (choosesSome(spec) && Object.keys(spec.options).length === 0)
      add({ code: 'empty-list', path: [...path, 'options'], message: 'There is nothing to choose: write one option or more.' })
    if (choosesOne(spec) && !isOperationList(spec.options)) {
      const known = Object.keys(spec.options === 'roles' ? written.access.roles : spec.options)
      for (const [starts, at] of [
        [spec.starts, ['starts']],
        ['startsFor' in spec ? spec.startsFor?.is : undefined, ['startsFor', 'is']],
      ] as const)
        if (starts !== undefined && !known.includes(starts))
          add({ code: 'unknown-value', path: [...path, ...at], message: `"${starts}" is no value of it.${didYouMean(starts, known)}` })
      ensureLiving(spec, path, add)
      for (const toned of Object.keys(('tones' in spec ? spec.tones : undefined) ?? {}))
        if (!known.includes(toned))
          add({
            code: 'unknown-value',
            path: [...path, 'tones', toned],
            at: 'name',
            message: `"${toned}" is no value of it.${didYouMean(toned, known)}`,
          })
    }
  }
}

export const ensureValues: Ensure = ({ written, add }) => {
  ensureOptions(written, add)
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    const other = 'offers' in spec && 'entity' in spec ? under(written.entities, spec.entity) : undefined
    if (!other || !('offers' in spec)) continue
    for (const [at, values] of Object.entries(spec.offers ?? {})) {
      if (values === 'empty') continue
      const [given, deeper] = 'not' in values ? [values.not, ['not']] : [values, []]
      ensureHeld(written, other, { at, is: given, path: [...path, 'offers', at, ...deeper] }, add)
    }
  }
  for (const entity of entitiesIn(written)) {
    for (const { spec, path } of listsIn(entity)) {
      for (const [name, { where }] of Object.entries(spec.views ?? {}))
        if (where) ensureAmong(where.is, valuesAt(written, entity.spec, where.field), [...path, 'views', name, 'where', 'is'], add)
      for (const [name, starts] of Object.entries(spec.starts ?? {}))
        if (starts && !('last' in starts)) ensureAmong(starts, valuesAt(written, entity.spec, name), [...path, 'starts', name], add)
    }
  }
}
