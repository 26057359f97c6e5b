// The one operation of a document's text, parsed once.
import { Kind, parse, type OperationDefinitionNode } from 'graphql'

const known = new Map<string, OperationDefinitionNode>()

/** @throws Error where the text holds no operation */
export const definitionOf = (text: string): OperationDefinitionNode => {
  const found = known.get(text) ?? parse(text, { noLocation: true }).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (!found) throw new Error(`no operation in ${text.slice(0, 80)}`)
  known.set(text, found)
  return found
}
