// Variables that do not fit what the contract wants: told by their places, and by no more of them than are told.
import { Kind, buildSchema, parse, type GraphQLScalarType } from 'graphql'
import { expect, it } from 'vitest'
import { coerce } from '../../server/authorize/coerce.ts'

const schema = buildSchema('scalar Even input Filter { numbers: [Even!], from: Even! } type Query { find(filter: Filter): Int }')
let looked = 0
const even = schema.getType('Even') as GraphQLScalarType
even.parseValue = (value) => {
  looked += 1
  if (typeof value !== 'number' || value % 2 !== 0) throw new TypeError('not even')
  return value
}

const definitionsOf = (text: string) => {
  const [definition] = parse(text).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return definition.variableDefinitions ?? []
}
const given = (filter: unknown) => coerce(schema, definitionsOf('query ($filter: Filter) { find(filter: $filter) }'), { filter })

it('gives what fits', () => {
  expect(given({ numbers: [2, 4], from: 2 })).toEqual({ filter: { numbers: [2, 4], from: 2 } })
})

it('tells each place that does not fit', () => {
  expect(() => given({ numbers: [2, 3, 'x'], from: 5 })).toThrow(
    /^Not what is expected: filter\.numbers\.1, filter\.numbers\.2, filter\.from$/,
  )
  for (const without of [{}, { from: null }]) expect(() => given(without)).toThrow(/^Not what is expected: filter\.from$/)
})

it('of several variables together no more than five', () => {
  const definitions = definitionsOf('query ($a: Filter, $b: Filter, $c: Filter) { find(filter: $a) }')
  const wrong = { numbers: [1, 3], from: 2 }
  expect(() => coerce(schema, definitions, { a: wrong, b: wrong, c: wrong })).toThrow(
    /^Not what is expected: a\.numbers\.0, a\.numbers\.1, b\.numbers\.0, b\.numbers\.1, c\.numbers\.0$/,
  )
})

it('of many the first five, and looks at no others', () => {
  looked = 0
  expect(() => given({ numbers: Array.from({ length: 10_000 }, () => 1), from: 2 })).toThrow(
    /^Not what is expected: filter\.numbers\.0, filter\.numbers\.1, filter\.numbers\.2, filter\.numbers\.3, filter\.numbers\.4$/,
  )
  expect(looked).toBeLessThan(10)
})
