// What is asked only to be measured: a plain list without all that the console asks. A server takes no text, so these stand in the manifest of the one measured.
import { persisted } from '../../tests/run/persisted.ts'
import type { Copy } from '../../tests/drill/makeCopy.ts'

const listOf = (more: string): string => `
  query($first: Int, $before: String) { answer: transactionsSearch(first: $first, before: $before) {
    items { id version operation createTime type account amount balanceAfter status comment } hasNext hasPrevious start end ${more} } }`

/** By the name they are asked by. */
export const ownDocuments: Readonly<Record<string, string>> = {
  PlainList: listOf(''),
  PlainListWithTotal: listOf('total { value exact }'),
}

const manifest = 'generated/graphql/manifest.json'

/** Before the copy is built; once they are there, nothing is written, so that it is not built again. */
export const addDocuments = (copy: Copy): void => {
  const own = Object.values(ownDocuments).map((text) => [persisted(text).extensions.persistedQuery.sha256Hash, text] as const)
  const known = JSON.parse(copy.read(manifest)) as Readonly<Record<string, string>>
  if (own.every(([hash]) => hash in known)) return
  copy.write(manifest, JSON.stringify({ ...known, ...Object.fromEntries(own) }))
}
