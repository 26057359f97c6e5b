// Every case of the list for rights (A) and for the socket (S) is named by the test that shows it, so that none is forgotten unseen.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const tests = join(import.meta.dirname, '..')
const texts = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('cases.test.ts'))
  .map((path) => readFileSync(join(tests, path), 'utf8'))
const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`)

/** Words like S18-S22 and S19-S22 name all between. */
const named = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/\b([AS])(\d\d)(?:-\1(\d\d))?\b/g)].flatMap(([, letter = '', from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${letter}${String(Number(from) + at).padStart(2, '0')}`),
    ),
  ),
)

it.each([
  ['rights', numbered('A', 24)],
  ['socket', numbered('S', 34)],
])('%s', (_about, cases) => expect(cases.filter((each) => !named.has(each))).toEqual([]))
