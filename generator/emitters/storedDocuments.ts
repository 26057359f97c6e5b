// Documents as they are stored and hashed: one operation each, with __typename wherever the client's cache needs it.
import { Kind, parse, type DocumentNode, type FieldNode, type SelectionNode, type SelectionSetNode } from 'graphql'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** What several documents of a text ask alike, by name. */
type Fragments = ReadonlyMap<string, SelectionSetNode>

/** Written out, not by graphql's visit: its copies are slow and several times as large. bare: at the root and in fragments, which need none. */
const stored = ({ kind, selections }: SelectionSetNode, fragments: Fragments, bare: boolean): SelectionSetNode => ({
  kind,
  selections: [...(bare ? [] : [typename]), ...selections.flatMap((each) => inSelection(each, fragments))],
})

const inSelection = (node: SelectionNode, fragments: Fragments): readonly SelectionNode[] => {
  if (node.kind === Kind.FRAGMENT_SPREAD) {
    const fragment = fragments.get(node.name.value)
    if (!fragment) throw new Error(`a document asks by the fragment ${node.name.value}, which is written nowhere`)
    return stored(fragment, fragments, true).selections
  }
  if (!node.selectionSet) return [node]
  return [{ ...node, selectionSet: stored(node.selectionSet, fragments, node.kind === Kind.INLINE_FRAGMENT) }]
}

export interface Parsed {
  readonly name: string
  readonly document: DocumentNode
}

/** Each stands for itself: where it spreads a fragment, it holds what that asks. */
export const storedDocuments = (text: string): readonly Parsed[] => {
  if (text.trim() === '') return []
  const { definitions } = parse(text, { noLocation: true })
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [])),
  )
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return []
    const whole = { ...definition, selectionSet: stored(definition.selectionSet, fragments, true) }
    return [{ name: definition.name.value, document: { kind: Kind.DOCUMENT, definitions: [whole] } }]
  })
}
