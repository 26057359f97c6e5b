// Reads a document once: parsed, within limits, valid, every piece of it tied to what it asks.
import {
  Kind,
  OperationTypeNode,
  NoSchemaIntrospectionCustomRule,
  getNamedType,
  isCompositeType,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { ProductModel } from '../ProductModel.ts'
import { Fault } from '../Fault.ts'
import { collectFields, type Occurrence } from './collectFields.ts'
import type { GuardedType } from './fieldGuards.ts'
import type { ReadyDocument, RootField, Shape } from './Shape.ts'
import { shapeOf, wrapped } from './shapeOf.ts'
import { named } from '../../language/named.ts'

export interface DocumentContext {
  readonly schema: GraphQLSchema
  readonly types: ReadonlyMap<string, GuardedType>
  readonly product: Pick<ProductModel, 'operations' | 'entities'>
}

const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule]

const onlyOperation = (document: DocumentNode): OperationDefinitionNode => {
  const [operation, more] = document.definitions.filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
  if (!operation || more) throw new Fault('BAD_REQUEST', 'A document holds exactly one operation')
  return operation
}

const conditionsIn = (shape: Shape | undefined): readonly string[] =>
  [...(shape?.byType.values() ?? [])]
    .flat()
    .flatMap(({ when, shape: beneath }) => [...when.flat().flatMap(({ variable }) => variable ?? []), ...conditionsIn(beneath)])

const rootOf = (
  context: DocumentContext,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  type: GraphQLObjectType,
  key: string,
  occurrences: readonly Occurrence[],
): RootField => {
  const node = occurrences[0]?.node
  const definition = node && type.getFields()[node.name.value]
  if (!definition || occurrences.length > 1) throw new Fault('BAD_REQUEST', `'${key}' stands more than once, or is no operation`)
  const operation = named(context.product.operations, definition.name)
  const entity = operation && named(context.product.entities, operation.entity)
  const beneath = getNamedType(definition.type)
  const shaping = { ...context, fragments, ...(operation && { operation }), ...(entity && { entity }) }
  const sets = node.selectionSet ? [{ set: node.selectionSet, when: [] }] : []
  const shape = isCompositeType(beneath) ? shapeOf(shaping, beneath, sets, { at: [key], within: '' }) : undefined
  const when = occurrences.map((each) => each.when)
  const field = { key, name: definition.name, when, at: [key], ...wrapped(definition.type), ...(shape && { shape }) }
  const variables = [...new Set([...when.flat().flatMap(({ variable }) => variable ?? []), ...conditionsIn(shape)])]
  return { field, node, definition, variables, ...(operation && { operation }), ...(entity && { entity }) }
}

/**
 * @param text of the manifest: the generator keeps it small (generator/emitters/ensureSmall.ts)
 * @throws Fault for a document that does not fit the contract; its text and the contract are of two versions then
 */
export const readyDocument = (context: DocumentContext, text: string): ReadyDocument => {
  const document = parse(text, { noLocation: true })
  const [wrong] = validate(context.schema, document, rules, { maxErrors: 1, hideSuggestions: true })
  if (wrong) throw new Fault('BAD_REQUEST', wrong.message)
  const definition = onlyOperation(document)
  const type = context.schema.getRootType(definition.operation)
  if (!type) throw new Fault('BAD_REQUEST', `There is no ${definition.operation}`)
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  )
  const found = collectFields({ fragments, applies: (name) => name === type.name }, [{ set: definition.selectionSet, when: [] }])
  const roots = [...found]
    .filter(([, [first]]) => first?.node.name.value !== '__typename')
    .map(([key, each]) => rootOf(context, fragments, type, key, each))
  if (definition.operation !== OperationTypeNode.QUERY && roots.length !== 1)
    throw new Fault('BAD_REQUEST', `One ${definition.operation} a document`)
  const typeNames = [...found].flatMap(([key, [first]]) => (first?.node.name.value === '__typename' ? [key] : []))
  return { definition, on: definition.operation, roots, typeNames, rootType: type.name }
}
