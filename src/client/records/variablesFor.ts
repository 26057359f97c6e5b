// Gives a document those of the offered variables that it declares: the server refuses others.
import { Kind } from 'graphql'
import type { DocumentNode } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

/** Undefined values are left out too, so that "absent" stays absent on the wire. */
export const variablesFor = (document: DocumentNode, offered: Variables): Record<string, unknown> => {
  const declared = new Set<string>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const each of definition.variableDefinitions ?? []) declared.add(each.variable.name.value)
  return Object.fromEntries(Object.entries(offered).filter(([name, value]) => declared.has(name) && value !== undefined))
}
