// The operations that a document asks for.
import { Kind } from 'graphql'
import { definitionOf } from './definitionOf.ts'

export const rootsOf = (text: string): readonly string[] =>
  definitionOf(text).selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []))
