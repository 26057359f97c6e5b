// The libraries that the product is made with, each with the licence that its package.json names: for the screen that tells of it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type?: string }
  readonly dependencies?: Readonly<Record<string, string>>
}

export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

const read = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** Where a package that is needed in a folder lies: there, or in a folder above. What is for other systems only is nowhere. */
const findPackage = (from: string, name: string): string | undefined => {
  const here = join(from, 'node_modules', name)
  if (existsSync(join(here, 'package.json'))) return here
  const above = dirname(from)
  return above === from ? undefined : findPackage(above, name)
}

const licenceOf = ({ license }: Package): string => (typeof license === 'string' ? license : (license?.type ?? '?'))

/** What builds a product is needed wherever one is, and no part of it. */
const builders: ReadonlySet<string> = new Set(['@vitejs/plugin-react', 'esbuild', 'tsx', 'vite'])

/** All that the dependencies of a project bring, by name; those for development and building only are left out. */
export const listLicences = (root: string): readonly Licence[] => {
  const found = new Map<string, Licence>()
  const walk = (folder: string): void => {
    for (const name of Object.keys(read(folder).dependencies ?? {})) {
      if (builders.has(name)) continue
      const place = findPackage(folder, name)
      if (place === undefined) continue
      const each = read(place)
      const key = `${each.name} ${each.version}`
      if (found.has(key)) continue
      found.set(key, { name: each.name, version: each.version, licence: licenceOf(each) })
      walk(place)
    }
  }
  walk(root)
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version))
}

const asked = 'virtual:licences'

/** import licences from 'virtual:licences' */
export const licences = (root: string): Plugin => ({
  name: 'licences',
  resolveId: (id) => (id === asked ? `\0${asked}` : null),
  load: (id) => (id === `\0${asked}` ? `export default ${JSON.stringify(listLicences(root))}` : null),
})
