// What a document is asked with: those values that it declares, and what decide answers for its viewer.
import { Kind, type DocumentNode } from 'graphql'
import { decide, type Guard, type Viewer } from '../../../language/access.ts'

/**
 * The Boolean variables of a document: what decide answers for this viewer, so that nothing is asked for that would be refused.
 * subject is the id of the person the record is about, where that is known before it is read.
 */
export const guardsFor = (
  viewer: Viewer | undefined,
  guards: Readonly<Record<string, Guard>>,
  subject?: string,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(Object.entries(guards).map(([name, guard]) => [name, decide(viewer, guard, subject).allowed]))

export type Variables = Readonly<Record<string, unknown>>

/** Undefined values are left out too, so that "absent" stays absent on the wire. */
export const variablesFor = (document: DocumentNode, offered: Variables): Record<string, unknown> => {
  const declared = new Set<string>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const each of definition.variableDefinitions ?? []) declared.add(each.variable.name.value)
  return Object.fromEntries(Object.entries(offered).filter(([name, value]) => declared.has(name) && value !== undefined))
}
