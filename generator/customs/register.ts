// A new custom among the others of its family: one line to import it and one to hand it on, each in its place by the alphabet.
import { pascal } from '../../language/names.ts'
import type { Family } from './customPlaces.ts'
import { isOfServer } from './customFolders.ts'

/** Before the first line of its like that comes after it; undefined where there is none of its like. */
const inserted = (lines: readonly string[], isLike: (line: string) => boolean, line: string): readonly string[] | undefined => {
  const last = lines.findLastIndex(isLike)
  if (last === -1) return undefined
  const after = lines.findIndex((each) => isLike(each) && each > line)
  const at = after === -1 ? last + 1 : after
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

const inServer = (lines: readonly string[], name: string): readonly string[] | undefined => {
  const imported = inserted(lines, (line) => line.startsWith('import * as '), `import * as ${name} from './${name}.ts'`)
  return imported && inserted(imported, (line) => /^ {2}\.\.\.\w+,$/.test(line), `  ...${name},`)
}

const inBrowser = (lines: readonly string[], family: Family, name: string): readonly string[] | undefined => {
  const opens = lines.indexOf(`  ${family}: {`)
  const closes = lines.indexOf('  },', opens)
  if (opens === -1 || closes === -1) return undefined
  return [...lines.slice(0, closes), `    ${name}: async () => import('./${pascal(name)}.tsx'),`, ...lines.slice(closes)]
}

/** The registry with it; undefined where the registry is not written as registries are. */
export const register = (registry: string, family: Family, name: string): string | undefined => {
  const lines = registry.split('\n')
  return (isOfServer(family) ? inServer(lines, name) : inBrowser(lines, family, name))?.join('\n')
}
