// What decodes files of people is loaded by one file alone, which runs in a process that may die of it.
import { expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'
import { readImports } from './readImports.ts'

const libraries = ['sharp', 'file-type']

const loading = (path: string): boolean => readImports(path, textOf(path)).some(({ specifier }) => libraries.includes(specifier ?? ''))
const importing = (path: string, name: string): boolean =>
  readImports(path, textOf(path)).some(({ specifier }) => specifier?.endsWith(`/${name}`))

const sources = listSources('.ts').filter((path) => /^(language|server|custom)\//.test(path))

it('is imported by what carries out orders, and that by the process alone', () => {
  expect(sources.filter(loading)).toEqual(['server/decoding/carryOut.ts'])
  expect(sources.filter((path) => importing(path, 'carryOut.ts'))).toEqual(['server/decoder.ts'])
  expect(sources.filter((path) => importing(path, 'decoder.ts'))).toEqual([])
})
