// Variables as the contract wants them. What does not fit is told by its place alone: the value may be a secret, and four times as large in words.
// A property that is missing or not declared is told by its name, where that is one.
import { coerceInputValue, getVariableValues, isInputType, typeFromAST, type GraphQLSchema, type VariableDefinitionNode } from 'graphql'
import { Fault } from '../Fault.ts'

type Values = Readonly<Record<string, unknown>>

const maxTold = 5
/** Thrown to stop: sixty thousand that do not fit took the server more than a second. */
const enough = new Error('enough places')

/** What graphql says of a property begins with it; anything longer than a name is no name. */
const propertyIn = (message: string): readonly string[] =>
  /^Field "([_A-Za-z]\w{0,39})" (?:is not defined|of required type)/.exec(message)?.slice(1) ?? []

/** Of one variable: its name, and the fields and numbers that lead to what does not fit. */
const placesIn = (schema: GraphQLSchema, { variable, type }: VariableDefinitionNode, given: Values): readonly string[] => {
  const name = variable.name.value
  const wanted = typeFromAST(schema, type)
  if (!wanted || !isInputType(wanted)) return [name]
  const places: string[] = []
  try {
    coerceInputValue(given[name], wanted, (path, _value, { message }) => {
      places.push([name, ...path, ...propertyIn(message)].join('.'))
      if (places.length === maxTold) throw enough
    })
  } catch (error) {
    if (error !== enough) throw error
  }
  return places
}

/** @throws Fault BAD_REQUEST, which holds nothing of what was given */
export const coerce = (schema: GraphQLSchema, definitions: readonly VariableDefinitionNode[], given: Values): Values => {
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: 1 })
  if (!errors) return coerced
  const places = new Set(definitions.flatMap((each) => placesIn(schema, each, given)))
  throw new Fault('BAD_REQUEST', `Not what is expected: ${[...places].slice(0, maxTold).join(', ')}`)
}
