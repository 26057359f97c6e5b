// The golden cases: a folder of specs each, and what comes out of them.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate, type Generated, type Folders } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'

export const folder = join(dirname(fileURLToPath(import.meta.url)), 'cases')
const house = join(folder, '../../..')

export const caseNames = readdirSync(folder)
  .filter((each) => existsSync(join(folder, each, 'specs/index.ts')))
  .toSorted()
export const validCases = caseNames.filter((each) => !each.endsWith('.invalid'))
export const invalidCases = caseNames.filter((each) => each.endsWith('.invalid'))

/** The case that all others are variations of: what comes out as there is not stored again. */
export const base = 'library'

/** The case that a case varies, as its specs say by their first import: the library, or one that is a variation of it already. */
export const baseOf = (name: string): string =>
  /from '\.\.\/\.\.\/(\w+)\/specs\/index\.ts'/.exec(readFileSync(join(folder, name, 'specs/index.ts'), 'utf8'))?.[1] ?? base

/** A case, the case that it varies, and so on to the library. */
export const chainOf = (name: string): readonly string[] => (name === base ? [base] : [name, ...chainOf(baseOf(name))])

/** What the database was before these cases: a state below tests/generator/before. All others start anew. */
const befores: Readonly<Record<string, 'early' | 'front'>> = {
  entityRenamed: 'early',
  fieldAdded: 'early',
  fieldRemoved: 'early',
  fieldRenamed: 'early',
  fieldWidened: 'early',
  'losesValues.invalid': 'early',
  partRenamed: 'front',
  'renames.invalid': 'early',
  'wasTwice.invalid': 'front',
  'wrongWas.invalid': 'front',
}
export const startsAnew = (name: string): boolean => befores[name] === undefined

export const placesOf = (name: string): Folders => ({
  specs: join(folder, name, 'specs'),
  shown: 'specs',
  sdl: join(house, 'schema'),
  language: join(house, 'language'),
  generated: join(folder, name, 'expected'),
  history: join(folder, '../before', befores[name] ?? 'nothing'),
  codegen: runCodegen,
})

export const generateCase = async (name: string): Promise<Generated> => {
  const places = placesOf(name)
  const loader = makeLoader(places.specs, places.shown)
  try {
    return await generate(places, loader)
  } finally {
    await loader.stop()
  }
}

const known = new Map<string, Promise<Generated>>()

/** The same, made once for all files that only read it. */
export const madeCase = (name: string): Promise<Generated> => {
  const found = known.get(name) ?? generateCase(name)
  known.set(name, found)
  return found
}
