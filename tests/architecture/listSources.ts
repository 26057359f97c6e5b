// The project's own source files, as paths from its folder with forward slashes, and what they say.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const house = fileURLToPath(new URL('../..', import.meta.url))

/** @param path from the project's folder */
export const textOf = (path: string): string => readFileSync(join(house, path), 'utf8')

const folders = [
  'docs',
  'language',
  'specs',
  'generator',
  'generated',
  'src',
  'server',
  'schema',
  'custom',
  'demo',
  'scripts',
  'tests',
  'bench',
  'examples',
]
/** What golden cases expect is text to compare with, not code of this program. */
const notOurs = /^tests\/generator\/cases\/[^/]+\/expected\//

/** @param endings such as `.ts`; all files when none is given */
export function listSources(...endings: readonly string[]): readonly string[] {
  const top = readdirSync(house, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  return [...top, ...folders.flatMap(below)]
    .filter((path) => !notOurs.test(path) && (endings.length === 0 || endings.some((ending) => path.endsWith(ending))))
    .toSorted()
}

function below(folder: string): readonly string[] {
  try {
    return readdirSync(join(house, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? below(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
  } catch (error) {
    // A folder that does not exist yet has no files; anything else is a fault of this test.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
