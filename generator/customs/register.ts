// A new custom among the others of its family: a line that hands it on, in its place by the alphabet.
import { pascal } from '../../language/names.ts'
import type { Family } from './customPlaces.ts'
import { isOfServer } from './customFolders.ts'

/** What is said about the list stands above it. */
const inServer = (lines: readonly string[], name: string): readonly string[] | undefined => {
  if (!lines.every((line) => /^(\/\/.*|export \* from .*|export \{\})?$/.test(line))) return undefined
  const handed = lines.filter((line) => line.startsWith('export * '))
  return [...lines.filter((line) => line.startsWith('//')), ...[...handed, `export * from './${name}.ts'`].toSorted(), '']
}

const inBrowser = (lines: readonly string[], family: Family, name: string): readonly string[] | undefined => {
  const opens = lines.indexOf(`  ${family}: {`)
  const closes = lines.indexOf('  },', opens)
  if (opens === -1 || closes === -1) return undefined
  return [...lines.slice(0, closes), `    ${name}: async () => import('./${pascal(name)}.tsx'),`, ...lines.slice(closes)]
}

/** The registry with it; undefined where the registry is not written as registries are. */
export const register = (registry: string, family: Family, name: string): string | undefined => {
  // One that is empty stands on one line.
  const lines = registry.replace(`  ${family}: {},`, `  ${family}: {\n  },`).split('\n')
  return (isOfServer(family) ? inServer(lines, name) : inBrowser(lines, family, name))?.join('\n')
}
