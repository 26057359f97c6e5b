// Limits leave something between them, and nothing that the database has no room for.
import { isComputed } from '../../language/fields/derived.ts'
import { choosesSome, kindOf } from '../../language/fields/index.ts'
import type { SpecPath } from '../problem.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, inputsIn, type InputAt } from './walk.ts'

interface Wrong {
  readonly at: 'min' | 'max' | 'decimals'
  readonly message: string
}

interface Lengths {
  readonly minLength?: number
  readonly maxLength?: number
}

/** The greatest number that a column holds; undefined where it holds no numbers. */
const greatestIn = (sql: string): number | undefined => {
  if (sql === 'integer') return 2_147_483_647
  const [, digits, decimals] = /^numeric\((\d+),(\d+)\)$/.exec(sql) ?? []
  return digits === undefined ? undefined : 10 ** (Number(digits) - Number(decimals)) - 1
}

/** What the kind says where the spec says nothing counts as well. */
const wrongIn = (spec: Exclude<InputAt['spec'], { kind: 'derived' }>): Wrong | undefined => {
  const { min, max } = spec as { readonly min?: number; readonly max?: number }
  const [column] = kindOf(spec.kind).columns(spec)
  const { minLength = 1, maxLength } = column?.sql === 'text' ? (kindOf(spec.kind).jsonSchema(spec) as Lengths) : {}
  const greatest = greatestIn(column?.sql ?? '')
  const nothing = (one: number, other: number, at: Wrong['at']): Wrong => ({ at, message: `Nothing fits between ${one} and ${other}.` })
  if (min !== undefined && max !== undefined && min > max) return nothing(min, max, 'max')
  if (maxLength !== undefined && minLength > maxLength) return nothing(minLength, maxLength, max === undefined ? 'min' : 'max')
  if (greatest === undefined) return undefined
  if (greatest < 1) return { at: 'decimals', message: 'A number has 18 digits in all, and none is left before the point: write fewer.' }
  const beyond = (['min', 'max'] as const).find((at) => Math.abs((at === 'min' ? min : max) ?? 0) > greatest)
  return beyond && { at: beyond, message: `No number beyond ${greatest} can be kept: write a limit that is nearer to zero.` }
}

export const ensureLimits: Ensure = ({ written, add }) => {
  const tell = ({ at, message }: Wrong, path: SpecPath): void => add({ code: 'wrong-limits', path: [...path, at], message })
  for (const { spec, path } of entitiesIn(written).flatMap(inputsIn)) {
    if (isComputed(spec) || choosesSome(spec)) continue
    const wrong = wrongIn(spec)
    if (wrong) tell(wrong, path)
  }
}
