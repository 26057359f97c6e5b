// Documents as they are stored and hashed: one operation each, with __typename wherever the client's cache needs it.
import { Kind, parse } from 'graphql'
import type { DocumentNode, FieldNode, SelectionNode, SelectionSetNode } from 'graphql'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Written out, not by graphql's visit: its copies are slow and several times as large. bare: at the root and in fragments, which need none. */
const withTypename = ({ kind, selections }: SelectionSetNode, bare: boolean): SelectionSetNode => ({
  kind,
  selections: [...(bare ? [] : [typename]), ...selections.map(inSelection)],
})

const inSelection = (node: SelectionNode): SelectionNode => {
  if (node.kind === Kind.FRAGMENT_SPREAD) return node
  if (node.kind === Kind.INLINE_FRAGMENT) return { ...node, selectionSet: withTypename(node.selectionSet, true) }
  return node.selectionSet ? { ...node, selectionSet: withTypename(node.selectionSet, false) } : node
}

export interface Parsed {
  readonly name: string
  readonly document: DocumentNode
}

export const storedDocuments = (text: string): readonly Parsed[] => {
  if (text.trim() === '') return []
  return parse(text, { noLocation: true }).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    const stored = { ...definition, selectionSet: withTypename(definition.selectionSet, true) }
    return [{ name: definition.name.value, document: { kind: Kind.DOCUMENT, definitions: [stored] } }]
  })
}
