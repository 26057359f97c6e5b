// Documents as they are stored and hashed: one operation each, with __typename wherever the client's cache needs it.
import { Kind, parse, visit } from 'graphql'
import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

const isRoot = (parent: unknown): boolean =>
  typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION

const withTypename = (operation: OperationDefinitionNode): OperationDefinitionNode =>
  visit(operation, {
    SelectionSet: (node, _key, parent): SelectionSetNode | undefined => {
      const inline = typeof parent === 'object' && parent !== null && 'kind' in parent && parent.kind === Kind.INLINE_FRAGMENT
      return isRoot(parent) || inline ? undefined : { ...node, selections: [typename, ...node.selections] }
    },
  })

export interface Parsed {
  readonly name: string
  readonly operation: string
  readonly document: DocumentNode
}

export const storedDocuments = (text: string): readonly Parsed[] => {
  if (text.trim() === '') return []
  return parse(text, { noLocation: true }).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    const stored = withTypename(definition)
    return [{ name: definition.name.value, operation: definition.operation, document: { kind: Kind.DOCUMENT, definitions: [stored] } }]
  })
}
