// Finds the place in the spec files that a path of the loaded specs comes from.
import { ts } from 'ts-morph'
import type { SpecPath } from '../problem.ts'
import { declarationOf } from './sources.ts'
import type { Found, Sources } from './sources.ts'

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node

/** define functions give back what they got, so a call stands for its first argument; a name for what it names. */
const meant = (sources: Sources, node: ts.Expression): ts.Expression => {
  const inner = bare(node)
  if (ts.isCallExpression(inner) && inner.arguments[0]) return meant(sources, inner.arguments[0])
  if (!ts.isIdentifier(inner)) return inner
  const declaration = declarationOf(sources, inner.getSourceFile(), inner.text)
  return declaration?.initializer ? meant(sources, declaration.initializer) : inner
}

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined

type Property = Omit<Found, 'depth' | 'source'>
interface Said {
  /** Direct properties by name, with their position among all. */
  readonly direct: ReadonlyMap<string, { readonly at: number; readonly property: Property }>
  readonly spreads: readonly { readonly at: number; readonly spread: ts.Expression }[]
}
const saidIn = new WeakMap<ts.ObjectLiteralExpression, Said>()

const read = (object: ts.ObjectLiteralExpression): Said => {
  const direct = new Map<string, { readonly at: number; readonly property: Property }>()
  const spreads: { readonly at: number; readonly spread: ts.Expression }[] = []
  for (const [at, each] of object.properties.entries()) {
    if (ts.isSpreadAssignment(each)) spreads.unshift({ at, spread: each.expression })
    const name = each.name && nameOf(each.name)
    if (name === undefined) continue
    if (ts.isPropertyAssignment(each)) direct.set(name, { at, property: { value: each.initializer, name: each.name, whole: each } })
    if (ts.isShorthandPropertyAssignment(each)) direct.set(name, { at, property: { value: each.name, name: each.name, whole: each } })
  }
  return { direct, spreads }
}

/** The last one that says it, as at run time: a property, or something spread. */
const property = (sources: Sources, object: ts.ObjectLiteralExpression, key: string): Property | undefined => {
  const said = saidIn.get(object) ?? read(object)
  saidIn.set(object, said)
  const direct = said.direct.get(key)
  for (const { at, spread } of said.spreads) {
    if (direct && at < direct.at) break
    const from = meant(sources, spread)
    const found = ts.isObjectLiteralExpression(from) ? property(sources, from, key) : undefined
    if (found) return found
  }
  return direct?.property
}

const step = (sources: Sources, value: ts.Node, key: string | number): Property | undefined => {
  const inner = meant(sources, value as ts.Expression)
  if (ts.isObjectLiteralExpression(inner)) return property(sources, inner, String(key))
  const element = ts.isArrayLiteralExpression(inner) ? inner.elements[Number(key)] : undefined
  return element && { value: element, name: element, whole: element }
}

const findRoot = (sources: Sources, name: string): Found | undefined => {
  const index = sources.read(`${sources.folder}/index.ts`)
  if (!index) return undefined
  const root = declarationOf(sources, index, name)
  if (!root?.initializer) return { source: index, value: index, name: index, whole: index, depth: 0 }
  return { source: root.getSourceFile(), value: root.initializer, name: root.name, whole: root, depth: 1 }
}

/** Walks as far as the files go; a missing piece ends at what holds it. What was found before is known until something changes. */
export const find = (sources: Sources, path: SpecPath): Found | undefined => {
  const key = path.join('\n')
  const known = sources.found.get(key)
  if (known) return known
  const before = path.length > 1 ? find(sources, path.slice(0, -1)) : findRoot(sources, String(path[0]))
  if (!before) return undefined
  const next = path.length > 1 && before.depth === path.length - 1 ? step(sources, before.value, path.at(-1) ?? '') : undefined
  const found = next ? { ...next, depth: before.depth + 1, source: next.whole.getSourceFile() } : before
  sources.found.set(key, found)
  return found
}

/** What a found value is in the end, through names and calls; the name before the colon where that is no object. */
export const homeNode = (sources: Sources, found: Found): ts.Node => {
  if (ts.isSourceFile(found.value)) return found.value
  const node = meant(sources, found.value as ts.Expression)
  return node !== found.value && ts.isObjectLiteralExpression(node) ? node : found.name
}

/** Where the object itself is written, through names and imports: the file of an entity. */
export const homeOf = (sources: Sources, path: SpecPath): string | undefined => {
  const found = find(sources, path)
  return found?.depth === path.length ? meant(sources, found.value as ts.Expression).getSourceFile().fileName : undefined
}

/** The comment above a property (JSDoc): its help text. For an entity, the one above its declaration. */
export const commentOf = (sources: Sources, path: SpecPath): string | undefined => {
  const found = find(sources, path)
  if (found?.depth !== path.length) return undefined
  const docs = ts.getJSDocCommentsAndTags(found.whole).filter(ts.isJSDoc)
  const comment = docs.at(-1)?.comment
  const text = typeof comment === 'string' ? comment : comment?.map((each) => each.text).join('')
  return text?.replace(/\s+/g, ' ').trim() || undefined
}
