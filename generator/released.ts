// Handbooks of the version that was released last: they stand with the specs, and today's tell what changed since.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface Product {
  /** Folder of its specs. */
  readonly specs: string
}

export const releasedFolder = ({ specs }: Product): string => join(specs, 'released')

/** By role; nothing before the first release. */
export const releasedIn = (product: Product): Readonly<Record<string, string>> => {
  const folder = releasedFolder(product)
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter((each) => each.endsWith('.md'))
  return Object.fromEntries(names.map((name) => [name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')]))
}
