// The SDL as the server holds it: hand-written pieces and generated entities as one, with scalars that refuse hostile values.
import { GraphQLError, GraphQLScalarType, Kind, buildSchema, valueFromASTUntyped, type GraphQLSchema } from 'graphql'
import { isCalendarDay, isMoment } from '../../language/moments.ts'
import { isBag, type Bag } from '../isBag.ts'

type Check = (value: unknown) => boolean
const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const hasOnly = (value: Bag, names: readonly string[]): boolean => Object.keys(value).every((each) => names.includes(each))

const decimal = /^-?\d{1,24}(\.\d{1,12})?$/
const checks: Readonly<Record<string, Check>> = {
  Time: (value) => typeof value === 'string' && isMoment(value),
  Date: (value) => typeof value === 'string' && isCalendarDay(value),
  Uuid: isText(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  Decimal: isText(decimal),
  Money: (value) =>
    isBag(value) && hasOnly(value, ['amount', 'currency']) && isText(decimal)(value['amount']) && isText(/^[A-Z]{3}$/)(value['currency']),
  Rows: (value) => Array.isArray(value) && value.every(isBag),
  // Files come by the uuid of their upload, never as what a client says of them.
  Image: () => false,
  File: () => false,
  Json: () => true,
}

const guardScalar = (scalar: GraphQLScalarType): void => {
  const check = checks[scalar.name]
  if (!check) return
  const parse = (value: unknown): unknown => {
    if (!check(value)) throw new GraphQLError(`This is no ${scalar.name}`)
    return value
  }
  scalar.parseValue = parse
  scalar.parseLiteral = (node, variables) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) throw new GraphQLError(`This is no ${scalar.name}`)
    return parse(valueFromASTUntyped(node, variables))
  }
}

/** @param sdl every piece of the contract; types Query and Mutation of several pieces are joined */
export const buildContract = (sdl: readonly string[]): GraphQLSchema => {
  const seen = new Set<string>()
  const joined = sdl.join('\n').replace(/^type (Query|Mutation)\b/gm, (text, name: string) => {
    if (seen.has(name)) return `extend ${text}`
    seen.add(name)
    return text
  })
  const schema = buildSchema(joined)
  for (const type of Object.values(schema.getTypeMap())) if (type instanceof GraphQLScalarType) guardScalar(type)
  return schema
}
