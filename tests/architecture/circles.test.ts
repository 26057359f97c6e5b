// No file needs itself, by way of others, to be loaded.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPosix } from 'node:path/posix'
import { expect, it } from 'vitest'
import { findCircles, type Needs } from './findCircles.ts'
import { house, listSources, textOf } from './listSources.ts'
import { readImports } from './readImports.ts'

const named: Readonly<Record<string, string>> = {
  '#custom/src': 'custom/src/index.ts',
  '#custom/server': 'custom/server/index.ts',
  '#demo': 'demo/index.ts',
}

function targetOf(importer: string, written = ''): string | undefined {
  // What follows a question mark is for the bundler.
  const [specifier = ''] = written.split('?')
  if (specifier.startsWith('.')) return joinPosix(dirname(importer), specifier)
  if (specifier.startsWith('#generated/')) return specifier.slice(1)
  return named[specifier]
}

/** What is imported later need not be there when a file is loaded, but what is imported for its types has to be understood with it. */
function needsOf(importer: string): readonly string[] {
  return readImports(importer, textOf(importer))
    .filter(({ when }) => when !== 'later')
    .flatMap(({ specifier }) => targetOf(importer, specifier) ?? [])
}

/** A product has its customs, and each of them is handed the product: two types that say each other, in a file each. */
const inherent = ['server/ProductModel.ts -> server/customs.ts']

it('has no circle in the project', () => {
  const needs: Needs = new Map(listSources('.ts', '.tsx', '.mjs').map((path) => [path, needsOf(path)]))
  expect(findCircles(needs).map((circle) => circle.join(' -> '))).toEqual(inherent)
})

it('names only files that exist', () => {
  const missing = listSources('.ts', '.tsx', '.mjs').flatMap((path) =>
    needsOf(path)
      .filter((target) => !target.startsWith('dist/') && !existsSync(join(house, target)))
      .map((target) => `${path} -> ${target}`),
  )
  expect(missing).toEqual([])
})

it('finds planted circles, each once', () => {
  const needs: Needs = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['a', 'b']],
  ])
  expect(findCircles(needs)).toEqual([['a', 'b', 'c'], ['d']])
})
