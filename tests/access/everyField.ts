// Texts that nobody generated: every field that the contract lets an operation answer, by itself, with all that lies beneath it.
import { getNamedType, isCompositeType, isObjectType, isUnionType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { bareText } from './bareText.ts'

const holders = ['items', 'record', 'current']

/** Everything of a type; what it refers to is opened as far as the contract goes. */
const whole = (type: GraphQLObjectType, seen: readonly string[]): string =>
  Object.values(type.getFields())
    .flatMap((field) => {
      const beneath = getNamedType(field.type)
      if (!isCompositeType(beneath)) return [field.name]
      if (!isObjectType(beneath) || seen.includes(beneath.name)) return []
      return [`${field.name} { ${whole(beneath, [...seen, beneath.name])} }`]
    })
    .join(' ')

/** One selection a field. */
const each = (type: GraphQLObjectType): readonly string[] =>
  Object.values(type.getFields()).map((field) => {
    const beneath = getNamedType(field.type)
    return isObjectType(beneath) ? `${field.name} { ${whole(beneath, [type.name, beneath.name])} }` : field.name
  })

const within = (type: GraphQLObjectType): readonly string[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const beneath = getNamedType(field.type)
    return holders.includes(field.name) && isObjectType(beneath) ? each(beneath).map((text) => `${field.name} { ${text} }`) : []
  })

/** @returns texts that run the operation, each with one field of the record, part or card that it answers */
export const everyField = (schema: GraphQLSchema, operation: string): readonly string[] => {
  const root = getNamedType((schema.getQueryType()?.getFields()[operation] ?? schema.getMutationType()?.getFields()[operation])?.type)
  const asked = (text: string): string => bareText(schema, operation, text)
  if (isUnionType(root))
    return root.getTypes().flatMap((type) => within(type).map((text) => asked(`__typename ... on ${type.name} { ${text} }`)))
  if (!isObjectType(root)) return []
  const held = within(root)
  return (held.length > 0 ? held : each(root)).map(asked)
}
