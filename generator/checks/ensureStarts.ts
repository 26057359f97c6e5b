// A value to start with is one that the field takes: what nobody could type must not stand there by itself.
import { choosesOne, kindOf } from '../../language/fields/index.ts'
import type { JsonSchema } from '../../language/fields/kind.ts'
import { isObject } from './shape.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn, type InputAt } from './walk.ts'
import { isComputed } from '../../language/fields/derived.ts'

type Rule = readonly [keyword: string, holds: (value: string | number, limit: never) => boolean, words: (limit: string) => string]

const rules: readonly Rule[] = [
  ['minimum', (value, limit: number) => Number(value) >= limit, (limit) => `at least ${limit}`],
  ['maximum', (value, limit: number) => Number(value) <= limit, (limit) => `at most ${limit}`],
  ['min', (value, limit: number) => Number(value) >= limit, (limit) => `at least ${limit}`],
  ['max', (value, limit: number) => Number(value) <= limit, (limit) => `at most ${limit}`],
  ['positive', (value) => Number(value) > 0, () => 'more than zero'],
  ['nonZero', (value) => Number(value) !== 0, () => 'anything but zero'],
  ['minLength', (value, limit: number) => Array.from(String(value)).length >= limit, (limit) => `${limit} characters or more`],
  ['maxLength', (value, limit: number) => Array.from(String(value)).length <= limit, (limit) => `${limit} characters at most`],
  ['pattern', (value, limit: string) => matches(String(value), limit), (limit) => `what matches ${limit}`],
]

const matches = (value: string, pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    // That it is no pattern is told elsewhere.
    return true
  }
}

/** What the kind's own form asks of the value that is typed. */
const askedOf = ({ spec }: InputAt): JsonSchema => {
  if (isComputed(spec)) return {}
  const schema = kindOf(spec.kind).jsonSchema(spec)
  const { amount } = isObject(schema['properties']) ? schema['properties'] : {}
  const typed = isObject(amount) ? amount : schema
  return { ...typed, ...(isObject(typed['bounds']) ? typed['bounds'] : {}) }
}

const broken = (value: string | number, schema: JsonSchema): string | undefined => {
  if (schema['type'] === 'integer' && !Number.isInteger(value)) return 'a whole number'
  const rule = rules.find(([keyword, holds]) => schema[keyword] !== undefined && !holds(value, schema[keyword] as never))
  return rule?.[2](String(schema[rule[0]]))
}

/** It starts now, whatever it takes. */
const isTime = (spec: InputAt['spec']): boolean => !isComputed(spec) && kindOf(spec.kind).columns(spec)[0]?.sql === 'timestamptz'

export const ensureStarts: Ensure = ({ written, add }) => {
  for (const input of entitiesIn(written).flatMap(inputsIn)) {
    const { spec, path } = input
    if (!('starts' in spec) || choosesOne(spec) || isTime(spec)) continue
    if (typeof spec.starts !== 'string' && typeof spec.starts !== 'number') continue
    if (!isComputed(spec) && kindOf(spec.kind).columns(spec).length > 1)
      add({
        code: 'starts-without-currency',
        path: [...path, 'starts'],
        message: 'Each value has a currency of its own, so it cannot start with a bare amount: say its currency, or take starts out.',
      })
    const takes = broken(spec.starts, askedOf(input))
    if (takes !== undefined)
      add({
        code: 'starts-outside',
        path: [...path, 'starts'],
        message: `It would start with ${JSON.stringify(spec.starts)}, but takes ${takes}: nobody could save a new record as it stands there. Start with a value that it takes, or change what it takes.`,
      })
  }
}
