// A new custom among the others of its family: one line to import it and one to hand it on, each in its place by the alphabet.
import { pascal } from '../../language/names.ts'
import type { Family } from './customPlaces.ts'
import { isOfServer } from './customFolders.ts'

/** Before the first line of its like that comes after it; where there is none of its like, after the last that begins so, undefined where that is missing, too. */
const inserted = (
  lines: readonly string[],
  isLike: (line: string) => boolean,
  line: string,
  begins: string,
): readonly string[] | undefined => {
  const like = lines.findLastIndex(isLike)
  const last = like === -1 ? lines.findLastIndex((each) => each.startsWith(begins)) : like
  if (last === -1) return undefined
  const after = lines.findIndex((each) => isLike(each) && each > line)
  const at = after === -1 ? last + 1 : after
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

const inServer = (lines: readonly string[], name: string): readonly string[] | undefined => {
  const imported = inserted(lines, (line) => line.startsWith('import * as '), `import * as ${name} from './${name}.ts'`, 'import ')
  return imported && inserted(imported, (line) => /^ {2}\.\.\.\w+,$/.test(line), `  ...${name},`, 'export const ')
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
  const opened = registry.replace(/^(export const \w+ = \{)\} /m, '$1\n} ').replace(`  ${family}: {},`, `  ${family}: {\n  },`)
  const lines = opened.split('\n')
  return (isOfServer(family) ? inServer(lines, name) : inBrowser(lines, family, name))?.join('\n')
}
