// The fields of a selection for one type, fragments resolved, the same key merged, each with the conditions under which it counts.
import { Kind, type DirectiveNode, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'
import type { Condition } from './Shape.ts'

/** A field as written once, with the conditions around it. */
export interface Occurrence {
  readonly node: FieldNode
  readonly when: readonly Condition[]
}

/** A selection with the conditions it stands under. */
export interface Selected {
  readonly set: SelectionSetNode
  readonly when: readonly Condition[]
}

/** The contract has no directive for documents but these two. */
const conditionOf = ({ name, arguments: args }: DirectiveNode): Condition => {
  const value = args?.find((each) => each.name.value === 'if')?.value
  const is = name.value === 'include'
  if (value?.kind === Kind.VARIABLE) return { variable: value.name.value, is }
  return { constant: value?.kind === Kind.BOOLEAN && value.value, is }
}

export interface CollectContext {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Whether a fragment on this type counts for the type at hand. */
  readonly applies: (condition: string) => boolean
}

export const collectFields = (
  { fragments, applies }: CollectContext,
  selected: readonly Selected[],
): ReadonlyMap<string, readonly Occurrence[]> => {
  const found = new Map<string, Occurrence[]>()
  const collect = ({ set, when }: Selected): void => {
    for (const each of set.selections) {
      const conditions = [...when, ...(each.directives ?? []).map(conditionOf)]
      if (each.kind === Kind.FIELD) {
        const key = each.alias?.value ?? each.name.value
        found.set(key, [...(found.get(key) ?? []), { node: each, when: conditions }])
        continue
      }
      const fragment = each.kind === Kind.FRAGMENT_SPREAD ? fragments.get(each.name.value) : each
      if (fragment && (!fragment.typeCondition || applies(fragment.typeCondition.name.value)))
        collect({ set: fragment.selectionSet, when: conditions })
    }
  }
  selected.forEach(collect)
  return found
}
