// Two fields that a rule compares: of one sort, and so that it can hold and can be broken.
import type { Sort } from '../../language/compare.ts'
import { refersToOne, traitsOf } from '../../language/fields/index.ts'
import type { AddProblem, SpecPath } from '../problem.ts'
import { comparisonsIn, sortOf, type WrittenComparison, type WrittenRule } from '../resolve/fieldRules.ts'
import type { WrittenField } from '../written.ts'
import type { FieldsAround } from './fieldRulesIn.ts'

/** What it is compared as, in words. The key of a record is compared with what refers to one. */
const wordFor = (field: WrittenField | undefined, name: string, { entity }: FieldsAround): string => {
  if (!field) return name === 'id' ? `reference to ${entity}` : 'state'
  if (refersToOne(field)) return `reference to ${field.entity}`
  if (sortOf(field) !== 'number') return field.kind
  const currency = traitsOf(field).number?.(field).currency
  return currency === undefined ? 'number' : `amount of ${currency}`
}

const sortAt = ({ fields }: FieldsAround, name: string): Sort => {
  const field = fields.get(name)
  return field ? sortOf(field) : 'same'
}

interface Limits {
  readonly least: number
  readonly most: number
}
const limitsOf = (field: WrittenField | undefined): Limits => {
  const { min, max, positive } = (field ?? {}) as { readonly min?: unknown; readonly max?: unknown; readonly positive?: true }
  const isNumber = field !== undefined && sortOf(field) === 'number'
  return {
    least: isNumber && typeof min === 'number' ? min : isNumber && positive ? 0 : Number.NEGATIVE_INFINITY,
    most: isNumber && typeof max === 'number' ? max : Number.POSITIVE_INFINITY,
  }
}

/** What their limits, or their being one field, make of it. */
const settled = ({ compares, of: [one, other] }: WrittenComparison, [a, b]: readonly [Limits, Limits]): 'always' | 'never' | undefined => {
  if (one === other) return compares === 'lte' ? 'always' : 'never'
  if (compares === 'different') return a.most < b.least || b.most < a.least ? 'always' : undefined
  if (compares === 'lt') return a.most < b.least ? 'always' : a.least >= b.most ? 'never' : undefined
  return a.most <= b.least ? 'always' : a.least > b.most ? 'never' : undefined
}

/** Why they cannot be compared so; undefined where they can. */
const whyNot = ({ compares, of }: WrittenComparison, around: FieldsAround): string | undefined => {
  const known = of.filter((name) => name !== 'now')
  const said = known.map((name) => [name, wordFor(around.fields.get(name), name, around), sortAt(around, name)] as const)
  const listed = said.map(([name, word]) => `"${name}" (${word})`).join(' with ')
  const isMoment = said.every(([, , sort]) => sort === 'day' || sort === 'moment')
  if (known.length < of.length) return isMoment ? undefined : `now is compared with dates and times, and ${listed} is none.`
  if (said[0]?.[1] !== said[1]?.[1]) return `${compares} compares ${listed}: write two of one sort.`
  const isOrdered = compares === 'different' || said.every(([, , sort]) => sort !== 'same')
  return isOrdered ? undefined : `${compares} compares ${listed}: write numbers, amounts, dates or times.`
}

/** Why it asks for nothing, or for what nobody can fill in; undefined where it can hold and be broken. */
const whyIdle = (comparison: WrittenComparison, around: FieldsAround): readonly ['always' | 'never', string] | undefined => {
  const [one, other] = comparison.of
  const outcome = settled(comparison, [limitsOf(around.fields.get(one)), limitsOf(around.fields.get(other))])
  if (!outcome) return undefined
  const holds = outcome === 'always' ? 'always holds' : 'can never hold'
  return [
    outcome,
    one === other
      ? `"${one}" is compared with itself, and so this ${holds}: compare it with another field.`
      : `By the limits of "${one}" and "${other}" this ${holds}: ask for something else, or take it out.`,
  ]
}

const ensureComparison = (comparison: WrittenComparison, path: SpecPath, around: FieldsAround, add: AddProblem): boolean => {
  const not = whyNot(comparison, around)
  const idle = not === undefined ? whyIdle(comparison, around) : undefined
  if (not !== undefined) add({ code: 'uncomparable', path, message: not })
  if (idle) add({ code: `rule-${idle[0]}`, path, message: idle[1] })
  return not === undefined && idle === undefined
}

export const ensureComparisons = ({ when = {}, must }: WrittenRule, path: SpecPath, around: FieldsAround, add: AddProblem): void => {
  for (const each of comparisonsIn(when)) ensureComparison(each, [...path, 'when', each.compares], around, add)
  for (const each of comparisonsIn(must)) {
    const here = [...path, 'must', each.compares]
    if (ensureComparison(each, here, around, add) && each.of.some((name) => when[name] === 'empty'))
      add({
        code: 'rule-always',
        path: here,
        message: 'It is asked for only where one of the two is empty, and then it holds: take it out.',
      })
  }
}
