// A document in a tenth of its size: language/documents.ts unpacks it. Only what generated documents use can be packed.
import { Kind, print, type DocumentNode, type FieldNode, type SelectionNode } from 'graphql'
import type { PackedSelection } from '../../language/documents.ts'

export interface Packed {
  /** query, mutation, subscription */
  readonly operation: string
  /** $id: ID!, $readsReview: Boolean! */
  readonly variables: string
  /** answer:usersFindById(id) */
  readonly root: string
  readonly selection: readonly PackedSelection[]
}

const includeOf = (node: SelectionNode): string => {
  const [directive, ...more] = node.directives ?? []
  if (!directive) return ''
  const value = directive.arguments?.[0]?.value
  if (more.length > 0 || directive.name.value !== 'include' || value?.kind !== Kind.VARIABLE) throw new Error(`cannot pack ${print(node)}`)
  return `@${value.name.value}`
}

const nameOf = (node: FieldNode): string =>
  `${node.alias ? `${node.alias.value}:` : ''}${node.name.value}${argumentsOf(node)}${includeOf(node)}`

/** Arguments are always variables of the same name. */
const argumentsOf = (node: FieldNode): string => {
  const names = (node.arguments ?? []).map(({ name, value }) => {
    if (value.kind !== Kind.VARIABLE || value.name.value !== name.value) throw new Error(`cannot pack ${print(node)}`)
    return name.value
  })
  return names.length === 0 ? '' : `(${names.join(',')})`
}

const select = (node: SelectionNode): PackedSelection => {
  if (node.kind === Kind.FRAGMENT_SPREAD) throw new Error(`cannot pack ${print(node)}`)
  const name = node.kind === Kind.FIELD ? nameOf(node) : `...${node.typeCondition?.name.value ?? ''}${includeOf(node)}`
  return node.selectionSet ? [name, node.selectionSet.selections.map(select)] : name
}

export const packed = (document: DocumentNode): Packed => {
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('cannot pack a document without operation')
  const [root, ...more] = operation.selectionSet.selections
  if (root?.kind !== Kind.FIELD || more.length > 0) throw new Error(`cannot pack ${print(operation)}`)
  return {
    operation: operation.operation,
    variables: (operation.variableDefinitions ?? []).map((each) => `${each.variable.name.value}:${print(each.type)}`).join(','),
    root: nameOf(root),
    selection: root.selectionSet?.selections.map(select) ?? [],
  }
}
