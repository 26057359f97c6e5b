// Finds the place in the spec files that a path of the loaded specs comes from.
import { Node, SyntaxKind, type JSDoc, type ObjectLiteralExpression } from 'ts-morph'
import type { SpecPath } from '../problem.ts'
import { declarationOf, type Found, type Sources } from './sources.ts'
import { remember } from '../../language/remember.ts'

const bare = (node: Node): Node =>
  Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node) ? bare(node.getExpression()) : node

/** define functions give back what they got, so a call stands for its first argument; a name for what it names. */
const meant = (sources: Sources, node: Node): Node => {
  const inner = bare(node)
  const argument = Node.isCallExpression(inner) ? inner.getArguments()[0] : undefined
  if (argument) return meant(sources, argument)
  if (!Node.isIdentifier(inner)) return inner
  const initializer = declarationOf(sources, inner.getSourceFile(), inner.getText())?.getInitializer()
  return initializer ? meant(sources, initializer) : inner
}

type Property = Omit<Found, 'depth'>
interface Said {
  /** Direct properties by name, with their position among all. */
  readonly direct: ReadonlyMap<string, { readonly at: number; readonly property: Property }>
  /** The last one first. */
  readonly spreads: readonly { readonly at: number; readonly spread: Node }[]
}
const nameOf = (name: Node): string | undefined => {
  if (Node.isIdentifier(name)) return name.getText()
  return Node.isStringLiteral(name) || Node.isNumericLiteral(name) ? name.getLiteralText() : undefined
}

const saidIn = remember((object: ObjectLiteralExpression): Said => {
  const direct = new Map<string, { readonly at: number; readonly property: Property }>()
  const spreads: { readonly at: number; readonly spread: Node }[] = []
  for (const [at, each] of object.getProperties().entries()) {
    if (Node.isSpreadAssignment(each)) spreads.unshift({ at, spread: each.getExpression() })
    if (!Node.isPropertyAssignment(each) && !Node.isShorthandPropertyAssignment(each)) continue
    const name = each.getNameNode()
    const [key, value] = [nameOf(name), Node.isPropertyAssignment(each) ? each.getInitializer() : name]
    if (key !== undefined && value) direct.set(key, { at, property: { value, name, whole: each } })
  }
  return { direct, spreads }
})

/** The last one that says it, as at run time: a property, or something spread. */
const property = (sources: Sources, object: ObjectLiteralExpression, key: string): Property | undefined => {
  const said = saidIn(object)
  const direct = said.direct.get(key)
  for (const { at, spread } of said.spreads) {
    if (direct && at < direct.at) break
    const from = meant(sources, spread)
    const found = Node.isObjectLiteralExpression(from) ? property(sources, from, key) : undefined
    if (found) return found
  }
  return direct?.property
}

const step = (sources: Sources, value: Node, key: string | number): Property | undefined => {
  const inner = meant(sources, value)
  if (Node.isObjectLiteralExpression(inner)) return property(sources, inner, String(key))
  const element = Node.isArrayLiteralExpression(inner) ? inner.getElements()[Number(key)] : undefined
  return element && { value: element, name: element, whole: element }
}

const findRoot = (sources: Sources, name: string): Found | undefined => {
  const index = sources.read(`${sources.folder}/index.ts`)
  if (!index) return undefined
  const root = declarationOf(sources, index, name)
  const value = root?.getInitializer()
  if (!root || !value) return { value: index, name: index, whole: index, depth: 0 }
  return { value, name: root.getNameNode(), whole: root, depth: 1 }
}

/** Walks as far as the files go; a missing piece ends at what holds it. What was found before is known until something changes. */
export const find = (sources: Sources, path: SpecPath): Found | undefined => {
  const key = path.join('\n')
  const known = sources.found.get(key)
  if (known) return known
  const before = path.length > 1 ? find(sources, path.slice(0, -1)) : findRoot(sources, String(path[0]))
  if (!before) return undefined
  const next = path.length > 1 && before.depth === path.length - 1 ? step(sources, before.value, path.at(-1) ?? '') : undefined
  const found = next ? { ...next, depth: before.depth + 1 } : before
  sources.found.set(key, found)
  return found
}

/** What a found value is in the end, through names and calls; the name before the colon where that is no object. */
export const homeNode = (sources: Sources, found: Found): Node => {
  if (Node.isSourceFile(found.value)) return found.value
  const node = meant(sources, found.value)
  return node !== found.value && Node.isObjectLiteralExpression(node) ? node : found.name
}

/** Where the object itself is written, through names and imports: the file of an entity. */
export const homeOf = (sources: Sources, path: SpecPath): string | undefined => {
  const found = find(sources, path)
  return found?.depth === path.length ? meant(sources, found.value).getSourceFile().getFilePath() : undefined
}

/** Those of a declaration stand above its statement. */
const docsOf = (whole: Node): readonly JSDoc[] =>
  Node.isVariableDeclaration(whole) ? (whole.getVariableStatement()?.getJsDocs() ?? []) : whole.getChildrenOfKind(SyntaxKind.JSDoc)

/** The comment above a property (JSDoc): its help text. For an entity, the one above its declaration. */
export const commentOf = (sources: Sources, path: SpecPath): string | undefined => {
  const found = find(sources, path)
  if (found?.depth !== path.length) return undefined
  // All of it: what looks like a tag (@username) is a word to whoever reads the help.
  return docsOf(found.whole).at(-1)?.getInnerText().replace(/\s+/g, ' ').trim() || undefined
}
