// Values in filters, views and defaults are among those that the field can have.
import { didYouMean } from '../../language/suggest.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import type { Written, WrittenEntity, WrittenField } from '../written.ts'
import { partsOf, under } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn, listsIn } from './walk.ts'
import type { InputAt } from './walk.ts'
import { isOperationList } from '../../language/fields/choice.ts'
import { choosesOne, choosesSome } from '../../language/fields/index.ts'

/** The values that a path can have; undefined where they are not counted. */
export const valuesAt = (written: Written, entity: WrittenEntity, path: string): readonly string[] | undefined => {
  const dot = path.indexOf('.')
  const part = dot === -1 ? entity : partsOf(entity)[path.slice(0, dot)]
  const name = path.slice(dot + 1)
  if (name === 'status') return Object.keys(part?.lifecycle?.states ?? {})
  const field = under(part?.fields, name)
  return field && optionsOf(written, field)
}

export const optionsOf = (written: Written, field: WrittenField): readonly string[] | undefined => {
  if (!choosesSome(field) || isOperationList(field.options)) return undefined
  return Object.keys(field.options === 'roles' ? written.access.roles : field.options)
}

export const ensureAmong = (given: readonly string[], known: readonly string[] | undefined, path: SpecPath, add: AddProblem): void => {
  if (!known) return
  for (const [at, value] of given.entries()) {
    if (!known.includes(value))
      add({ code: 'unknown-value', path: [...path, at], message: `"${value}" is no value of it.${didYouMean(value, known)}` })
  }
}

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

const ensureLimits = (written: Written, add: AddProblem): void => {
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    if ('min' in spec && 'max' in spec && spec.min !== undefined && spec.max !== undefined && spec.min > spec.max) {
      add({ code: 'wrong-limits', path: [...path, 'max'], message: `Nothing fits between ${spec.min} and ${spec.max}.` })
    }
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
  ensureLimits(written, add)
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    const other = 'offers' in spec && 'entity' in spec ? under(written.entities, spec.entity) : undefined
    if (!other || !('offers' in spec)) continue
    for (const [at, values] of Object.entries(spec.offers ?? {})) {
      if (values === 'empty') continue
      const [given, deeper] = 'not' in values ? [values.not, ['not']] : [values, []]
      ensureAmong(given, valuesAt(written, other, at), [...path, 'offers', at, ...deeper], add)
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
