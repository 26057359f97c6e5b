// What a test tries in full only at night is told in tests/README.md: a file that takes an amount has its row there, and no other has.
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

it('lists every test file that tries less in a short run, and no other', () => {
  const taking = listSources('.test.ts', '.test.tsx').filter((path) => /from '[./]+\/run\/amount\.ts'/.test(textOf(path)))
  const alone = listSources('.test.ts').filter((path) => path.startsWith('tests/long/'))
  const listed = [...textOf('tests/README.md').matchAll(/^\| `(tests\/[\w/]+\.test\.tsx?)` \|/gm)].map(([, path]) => path)
  expect(taking.length).toBeGreaterThan(0)
  expect(listed).toEqual([...new Set([...alone, ...taking])].toSorted())
})
