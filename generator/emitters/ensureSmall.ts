// How large a document may be that the server will trust: an emitter that writes more is wrong, and is told so before anything is written.
import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

const maxFields = 2_000
const maxDepth = 10
const maxAliases = 30
const maxDirectives = 50

interface Counts {
  fields: number
  aliases: number
  directives: number
}

/**
 * The server runs no text but the generated ones, and those without asking how much they cost (trust S26).
 * @throws Error that names the document and the limit it passes; a fragment within itself is one
 */
export const ensureSmall = (document: DocumentNode): void => {
  const named = document.definitions.map((each) => ('name' in each ? each.name?.value : undefined)).find(Boolean) ?? 'without a name'
  const counts: Counts = { fields: 0, aliases: 0, directives: 0 }
  const fragments = new Map(
    document.definitions.flatMap((each): readonly (readonly [string, FragmentDefinitionNode])[] =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  )
  const within = (count: number, most: number, what: string): void => {
    if (count > most) throw new Error(`the document ${named} has more than ${most} ${what}: its emitter is wrong`)
  }
  const measure = (set: SelectionSetNode | undefined, depth: number, open: readonly string[]): void => {
    for (const each of set?.selections ?? []) {
      within((counts.directives += each.directives?.length ?? 0), maxDirectives, 'directives')
      if (each.kind === Kind.FIELD) {
        within((counts.fields += 1), maxFields, 'fields')
        within((counts.aliases += each.alias ? 1 : 0), maxAliases, 'aliases')
        within(depth, maxDepth, 'levels')
        measure(each.selectionSet, depth + 1, open)
      } else if (each.kind === Kind.INLINE_FRAGMENT) measure(each.selectionSet, depth, open)
      else {
        const { value } = each.name
        if (open.includes(value)) throw new Error(`the document ${named} holds a fragment that contains itself: its emitter is wrong`)
        measure(fragments.get(value)?.selectionSet, depth, [...open, value])
      }
    }
  }
  for (const each of document.definitions) if ('selectionSet' in each) measure(each.selectionSet, 1, [])
}
