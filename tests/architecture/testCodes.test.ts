// A code in a test, which stands for a threat, is explained in tests/README.md, and what is explained there is tried by a test.
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

/** Codes as titles and first lines have them: in brackets, or before a colon at the start; commas between. */
const written = /\(([A-Z]\d\d(?:, [A-Z]\d\d)*)\)|^\/\/ ([A-Z]\d\d(?:, [A-Z]\d\d)*):/gm

it('explains every code of a test, and no other', () => {
  const used = listSources('.test.ts', '.test.tsx').flatMap((path) =>
    [...textOf(path).matchAll(written)].flatMap(([, within, first]) => (within ?? first ?? '').split(', ')),
  )
  const explained = [...textOf('tests/README.md').matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, code]) => code)
  expect(used.length).toBeGreaterThan(20)
  expect(explained).toEqual([...new Set(used)].toSorted())
})
