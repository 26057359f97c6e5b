// All tests that say something about the product spec or the acceptance cases, by their files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { house, listSources } from '../architecture/listSources.ts'
import { findMarks, type Found } from './findMarks.ts'

export interface TestFile extends Found {
  readonly path: string
  readonly text: string
}

export const readTests = (): readonly TestFile[] =>
  listSources('.ts', '.tsx')
    .filter((path) => path.startsWith('tests/') && !path.startsWith('tests/generator/cases/') && !path.startsWith('tests/coverage/'))
    .map((path) => ({ path, text: readFileSync(join(house, path), 'utf8') }))
    .filter(({ text }) => text.includes("covers.ts'") || text.includes("proves.ts'") || text.includes('acceptance '))
    .map(({ path, text }) => ({ path, text, ...findMarks(path, text) }))
