// What the console is built of is looked at whole: of a source that nobody looks at `npm start` would serve the console of before.
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { consoleSources } from '../../scripts/build.mjs'
import { house, listSources, textOf } from '../architecture/listSources.ts'

const sources = consoleSources.map((each) => relative(house, resolve(house, each)))
const isLookedAt = (path: string): boolean => sources.some((each) => path === each || path.startsWith(`${each}/`))

/** Files that a file imports by their place, without what stands behind a question mark. */
const importedBy = (path: string): readonly string[] =>
  [...textOf(path).matchAll(/(?:from |import\(|^import )'(\.[^'?]*)/gm)].map(([, place = '']) => join(dirname(path), place))

it('looks at files that are there', () => {
  expect(sources.filter((each) => !existsSync(join(house, each)))).toEqual([])
})

it('looks at all that the build and the console import', () => {
  const importing = ['vite.config.ts', ...listSources('.ts', '.tsx').filter((path) => path.startsWith('src/'))]
  const imported = importing.flatMap(importedBy)
  expect(imported.length).toBeGreaterThan(500)
  expect([...new Set(imported.filter((path) => !isLookedAt(path)))]).toEqual([])
})
