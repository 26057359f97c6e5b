// The narrowest text that runs an operation, for those that no generated document runs.
import { isCompositeType, isNonNullType, getNamedType, type GraphQLSchema } from 'graphql'

/** @param fields what to select of the answer; absent = its type's name alone */
export const bareText = (schema: GraphQLSchema, name: string, fields = '__typename'): string => {
  const query = schema.getQueryType()?.getFields()[name]
  const field = query ?? schema.getMutationType()?.getFields()[name]
  if (!field) throw new Error(`the contract has no operation ${name}`)
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const declared = args.map((each) => `$${each.name}: ${String(each.type)}`).join(', ')
  const given = args.map((each) => `${each.name}: $${each.name}`).join(', ')
  const asked = isCompositeType(getNamedType(field.type)) ? ` { ${fields} }` : ''
  return `${query ? 'query' : 'mutation'} Bare${declared && `(${declared})`} { answer: ${name}${given && `(${given})`}${asked} }`
}
