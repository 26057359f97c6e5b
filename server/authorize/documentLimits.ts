// How large a document may be, told before it is validated: a fault of its author costs its author, not the server.
import { Kind, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { Fault } from '../Fault.ts'

export const maxTokens = 2_000
const maxDepth = 10
const maxAliases = 30
const maxDirectives = 50

const tooLarge = (what: string, limit: number): Fault =>
  new Fault('LIMIT', `The document has more than ${limit} ${what}`, 'errors.documentTooLarge')

/** Deepest nesting of fields, fragments followed; each fragment is measured once, a circle is refused. */
const measureDepth = (document: DocumentNode): number => {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  )
  const measured = new Map<string, number>()
  const open = new Set<string>()
  const ofFragment = (name: string): number => {
    const known = measured.get(name)
    if (known !== undefined) return known
    if (open.has(name)) throw new Fault('BAD_REQUEST', 'A fragment contains itself')
    open.add(name)
    const depth = ofSet(fragments.get(name)?.selectionSet)
    open.delete(name)
    measured.set(name, depth)
    return depth
  }
  const ofSet = (set: SelectionSetNode | undefined): number => {
    let deepest = 0
    for (const each of set?.selections ?? []) {
      const depth =
        each.kind === Kind.FIELD
          ? 1 + ofSet(each.selectionSet)
          : each.kind === Kind.INLINE_FRAGMENT
            ? ofSet(each.selectionSet)
            : ofFragment(each.name.value)
      deepest = Math.max(deepest, depth)
      if (deepest > maxDepth) throw tooLarge('levels', maxDepth)
    }
    return deepest
  }
  return Math.max(0, ...document.definitions.map((each) => ('selectionSet' in each ? ofSet(each.selectionSet) : 0)))
}

/** @throws Fault LIMIT or BAD_REQUEST */
export const ensureWithinLimits = (document: DocumentNode): void => {
  let aliases = 0
  let directives = 0
  visit(document, {
    Field: ({ alias }) => {
      if (alias && ++aliases > maxAliases) throw tooLarge('aliases', maxAliases)
    },
    Directive: () => {
      if (++directives > maxDirectives) throw tooLarge('directives', maxDirectives)
    },
  })
  measureDepth(document)
}
