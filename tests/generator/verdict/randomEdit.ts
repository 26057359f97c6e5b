// Any property of the specs, edited in any way: another value, one more, one less, gone, or in another place.
import type { Written } from '../../../generator/written.ts'

export type Random = (below: number) => number

/** The same numbers for the same seed. */
export const rolling = (seed: number): Random => {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0
    return Math.abs(state ^ (state >>> 13)) % below
  }
}

interface Node {
  readonly holder: Record<string, unknown> | unknown[]
  readonly key: string
  readonly path: string
}

const nodesIn = (value: unknown, path: string, found: Node[]): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    // The vocabulary says again what access says.
    if (path === 'vocabulary' && key === 'access') continue
    found.push({ holder: value as Node['holder'], key, path: `${path}.${key}` })
    nodesIn(each, path === '' ? key : `${path}.${key}`, found)
  }
}

const put = ({ holder, key }: Node, value: unknown): void => {
  if (Array.isArray(holder)) holder[Number(key)] = value
  else holder[key] = value
}
const drop = ({ holder, key }: Node): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}
const valueAt = ({ holder, key }: Node): unknown => (Array.isArray(holder) ? holder[Number(key)] : holder[key])

const turned = (value: unknown, random: Random): unknown => {
  if (Array.isArray(value)) return value.toReversed()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(random(2) === 0 ? entries.toReversed() : [...entries.slice(1), ...entries.slice(0, 1)])
}

/** Gives the edited specs, and words for what was done. */
export const randomEdit = (written: Written, random: Random): { readonly after: Written; readonly words: string } => {
  const after = structuredClone(written)
  const nodes: Node[] = []
  nodesIn(after, '', nodes)
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const node = one(nodes)
  const value = valueAt(node)
  const ways: Readonly<Record<string, () => void>> = {
    drops: () => drop(node),
    turns: () => put(node, turned(value, random)),
    // What stands under the same name elsewhere is likely to fit.
    alters: () =>
      put(
        node,
        typeof value === 'number'
          ? value + 1
          : typeof value === 'boolean'
            ? !value
            : structuredClone(valueAt(one(nodes.filter(({ key }) => key === node.key)))),
      ),
    renames: () => put(node, typeof value === 'string' ? `${value}x` : value),
    adds: () => {
      const { holder } = node
      const other = one(nodes.filter((each) => Array.isArray(each.holder) === Array.isArray(holder)))
      if (Array.isArray(holder)) holder.push(structuredClone(valueAt(other)))
      else holder[other.key] ??= structuredClone(valueAt(other))
    },
  }
  const way = one(Object.keys(ways))
  ways[way]?.()
  return { after, words: `${way} ${node.path}` }
}
