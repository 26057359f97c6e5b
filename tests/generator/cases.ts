// The golden cases: a folder of specs each, and what comes out of them.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from '../../generator/generate.ts'
import type { Generated, Places } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'

export const folder = join(dirname(fileURLToPath(import.meta.url)), 'cases')
const house = join(folder, '../../..')

export const caseNames = readdirSync(folder)
  .filter((each) => existsSync(join(folder, each, 'specs/index.ts')))
  .toSorted()
export const validCases = caseNames.filter((each) => !each.endsWith('.invalid'))
export const invalidCases = caseNames.filter((each) => each.endsWith('.invalid'))

/** The hand-written part of the contract. */
export const handWritten = (): readonly string[] =>
  readdirSync(join(house, 'schema')).flatMap((each) =>
    each === 'documents.graphql' ? [] : [readFileSync(join(house, 'schema', each), 'utf8')],
  )

/** The case that the others are variations of: what comes out as there is not stored again. */
export const base = 'library'

const placesOf = (name: string): Places => ({
  specs: join(folder, name, 'specs'),
  shown: 'specs',
  sdl: join(house, 'schema'),
  language: join(house, 'language'),
  generated: join(folder, name, 'expected'),
  history: join(folder, name, 'before'),
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

const filesBelow = (top: string, below = ''): readonly string[] =>
  readdirSync(join(top, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    return entry.isDirectory() ? filesBelow(top, path) : [path]
  })

/** What is stored of a case, by path. */
export const storedFiles = (name: string): Readonly<Record<string, string>> => {
  const top = join(folder, name, 'expected')
  return existsSync(top) ? Object.fromEntries(filesBelow(top).map((path) => [path, readFileSync(join(top, path), 'utf8')])) : {}
}
