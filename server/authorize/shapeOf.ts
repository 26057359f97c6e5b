// Turns a selection into a Shape: every field with its path in the record and the guard that its type puts on it.
import {
  GraphQLList,
  GraphQLNonNull,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import type { Guard } from '../../language/access.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'
import { pathIn } from '../../language/paths.ts'
import { collectFields, type Occurrence, type Selected } from './collectFields.ts'
import { guardOfPath, nobody, type GuardedType } from './fieldGuards.ts'
import type { Shape, ShapeField } from './Shape.ts'
import { statsOf } from '../queries/statsOf.ts'

export interface ShapeContext {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly types: ReadonlyMap<string, GuardedType>
  readonly operation?: OperationModel
  readonly entity?: EntityModel
}

/** Where a field stands: names from the root, and the path of the reference whose card it is in. */
interface ResponsePath {
  readonly at: readonly string[]
  readonly within: string
}

const files = new Set(['Image', 'File'])
const free = new Set(['id', 'version'])
const pathless = new Set(['can', 'canInList', '__typename'])

const isList = (type: GraphQLOutputType): boolean =>
  type instanceof GraphQLNonNull ? isList(type.ofType as GraphQLOutputType) : type instanceof GraphQLList

/** How an answer of this type is made up. */
export const wrapped = (type: GraphQLOutputType): Pick<ShapeField, 'list' | 'required'> => ({
  list: isList(type),
  required: type instanceof GraphQLNonNull,
})

/** Sums disclose what they are of, so they ask the same as reading it. */
const sumGuard = ({ operation, entity }: ShapeContext, typeName: string, name: string): Guard | undefined => {
  if (!entity) return undefined
  const summed = operation?.does === 'getStats' && typeName === 'Sum' && name === 'sum' ? (statsOf(entity, operation)?.sums ?? []) : []
  const rules = summed.map((path) => guardOfPath(entity, path)?.rule).filter((rule) => rule !== undefined)
  return rules.length > 0 ? { rule: { allOf: rules } } : undefined
}

const askedBy = (
  context: ShapeContext,
  typeName: string,
  name: string,
  within: string,
): Pick<ShapeField, 'path' | 'guard' | 'from' | 'idOf' | 'part'> => {
  const guarded = context.types.get(typeName)
  if (!guarded) {
    const guard = sumGuard(context, typeName, name)
    return guard ? { guard } : {}
  }
  if (pathless.has(name)) return {}
  if (free.has(name)) {
    const from = guarded.as === 'part' ? pathIn(guarded.part.name, name) : name
    return { path: within + from, from }
  }
  const field = guarded.fields.get(name)
  if (!field) return { guard: nobody }
  // What a change answers is for those who may read it; the right to change does not disclose the rest.
  const guard = field.guard ?? (context.operation?.on === 'mutation' && guarded.as === 'part' ? guarded.part.read : undefined)
  const { path, idOf, part } = field
  // A card and a report say their fields by name; a record by path.
  const from = guarded.as === 'part' && { from: path }
  return { path: within + path, ...from, ...(guard && { guard }), ...(idOf && { idOf }), ...(part && { part }) }
}

const fieldOf = (
  context: ShapeContext,
  type: GraphQLObjectType,
  key: string,
  occurrences: readonly Occurrence[],
  { at, within }: ResponsePath,
): ShapeField => {
  const name = occurrences[0]?.node.name.value ?? ''
  const definition = type.getFields()[name]
  const own = {
    key,
    name,
    at: [...at, key],
    when: occurrences.some(({ when }) => when.length === 0) ? [] : occurrences.map(({ when }) => when),
  }
  if (!definition) return { ...own, list: false, required: true }
  const asked = askedBy(context, type.name, name, within)
  const beneath = getNamedType(definition.type)
  const several = occurrences.length > 1
  const sets = occurrences.flatMap(({ node, when }): readonly Selected[] =>
    node.selectionSet ? [{ set: node.selectionSet, when: several ? when : [] }] : [],
  )
  const isCard = context.types.get(beneath.name)?.as === 'card'
  const path = { at: own.at, within: isCard && asked.path !== undefined ? `${asked.path}.` : '' }
  return {
    ...own,
    ...wrapped(definition.type),
    ...asked,
    ...(files.has(beneath.name) && { file: true as const }),
    ...(isCompositeType(beneath) && { shape: shapeOf(context, beneath, sets, path) }),
  }
}

export const shapeOf = (context: ShapeContext, type: GraphQLCompositeType, selected: readonly Selected[], path: ResponsePath): Shape => {
  const { schema, fragments } = context
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
  const byType = new Map<string, readonly ShapeField[]>()
  for (const each of possible) {
    const applies = (condition: string): boolean => {
      const wanted = schema.getType(condition)
      return condition === each.name || (isAbstractType(wanted) && schema.isSubType(wanted, each))
    }
    const found = collectFields({ fragments, applies }, selected)
    byType.set(
      each.name,
      [...found].map(([key, occurrences]) => fieldOf(context, each, key, occurrences, path)),
    )
  }
  return { byType, ...(isObjectType(type) && { typeName: type.name }) }
}
