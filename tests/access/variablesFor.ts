// Variables that a document takes, as small as its types allow.
import {
  Kind,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

export interface Given {
  /** What every Boolean variable is. */
  readonly flags: boolean
  readonly id: string
  readonly key: string
}

const scalars = ({ flags, id, key }: Given): Readonly<Record<string, unknown>> => ({
  ID: id,
  Uuid: key,
  Int: 1,
  Float: 1,
  // As good a text as any, and a time zone.
  String: 'UTC',
  Boolean: flags,
  Time: '2026-01-01T00:00:00Z',
  Date: '2026-01-01',
  Decimal: '1',
  Money: { amount: '1.00', currency: 'CRE' },
  Rows: [],
})

/** The smallest value of a type. */
export const valueOf = (type: GraphQLInputType, given: Given): unknown => {
  if (isNonNullType(type)) return valueOf(type.ofType, given)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return scalars(given)[type.name]
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field) =>
      isNonNullType(field.type) ? [[field.name, valueOf(field.type, given)] as const] : [],
    ),
  )
}

/** Only what is required: nothing narrows the question further. */
export const variablesFor = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Given,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const found = type.kind === Kind.NON_NULL_TYPE ? typeFromAST(schema, type) : undefined
      return isInputType(found) ? [[variable.name.value, valueOf(found, given)] as const] : []
    }),
  )
