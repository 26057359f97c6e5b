// What a case makes, told as its difference to the base: the text of its expected.diff.
import { createHash } from 'node:crypto'
import { likenessOf } from './likenessOf.ts'
import { tellFile } from './tellFile.ts'

type Files = Readonly<Record<string, string>>

/** What follows from files that are told in full, so that only its hash is: by what it is, which files it is, and from what it follows. */
const followers = [
  { what: 'forms/*.validate.*', is: /^forms\/.*\.validate\.(js|d\.ts)$/, from: 'the schemas beside them' },
  { what: 'graphql/documents/', is: /^graphql\/documents\//, from: 'entities/ and operations.ts' },
  { what: 'documents/', is: /^documents\//, from: 'graphql/documents/' },
  { what: 'graphql/manifest.json', is: /^graphql\/manifest\.json$/, from: 'graphql/documents/' },
  { what: 'graphql/types.ts', is: /^graphql\/types\.ts$/, from: 'graphql/' },
  { what: 'locales/en/', is: /^locales\/(en\/|index)/, from: 'locales/en.json' },
  { what: 'handbook/', is: /^handbook\//, from: 'entities/, forms/, routes.ts and locales/en.json' },
] as const

export const follows = (path: string): boolean => followers.some(({ is }) => is.test(path))

const hashOf = (files: Files, is: RegExp): string => {
  const hash = createHash('sha256')
  for (const path of Object.keys(files).toSorted()) if (is.test(path)) hash.update(`${path}\0${files[path]}\0`)
  return hash.digest('hex')
}

/** A line for each sort of files that are not the base's, or for each at all. */
const tellFollowers = (files: Files, base: Files): readonly string[] =>
  followers.flatMap(({ what, is, from }) => {
    const hash = hashOf(files, is)
    return files !== base && hash === hashOf(base, is) ? [] : [`= ${what} follows from ${from}: sha256 ${hash}`]
  })

/** @returns one text: per file its heading and its lines, then what the base has and the case has not, then the hashes */
export const tellCase = (files: Files, base: Files): string => {
  const told = Object.keys(files).filter((path) => !follows(path))
  const left = Object.keys(base).filter((path) => !follows(path) && files[path] === undefined)
  const alike = new Map(told.map((path) => [path, base[path] === undefined ? likenessOf(base, left, path, files[path] ?? '') : [path]]))
  const lines = told.toSorted().flatMap((path) => {
    const from = alike.get(path) ?? []
    const text = files[path] ?? ''
    if (base[path] === text) return []
    if (from.length === 0) return [`# ${path}, new`, ...tellFile('', text)]
    const heading = from[0] === path ? `# ${path}` : `# ${path}, against ${from.join(' and ')}`
    return [heading, ...tellFile(from.map((each) => base[each] ?? '').join(''), text)]
  })
  const used = new Set([...alike.values()].flat())
  const missing = left.filter((path) => !used.has(path)).map((path) => `# ${path}, not made`)
  return [...lines, ...missing, ...tellFollowers(files, base), ''].join('\n')
}
