// The oracle by itself: it leans on nothing that it examines, and refuses what it cannot read.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readImports } from '../architecture/readImports.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { unknownWords } from './oracle/unknownWords.ts'

const folder = join(import.meta.dirname, 'oracle')
let oracle: Oracle

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
})

/** Its own files, the specs by address, and the GraphQL parser; nothing of what it examines. */
const isLawful = (specifier: string | undefined): boolean =>
  specifier === undefined || specifier === 'graphql' || /^\.\/\w+\.ts$/.test(specifier)

it('imports nothing of the language, the generator, what is generated, or the server', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(8)
  const found = files.flatMap((name) => readImports(name, readFileSync(join(folder, name), 'utf8')).map((each) => ({ name, ...each })))
  expect(found.filter(({ specifier }) => !isLawful(specifier))).toEqual([])
  expect(found.filter(({ specifier }) => specifier === undefined).map(({ name }) => name)).toEqual(['loadSpecs.ts'])
  expect(isLawful('../../../language/access.ts')).toBe(false)
  expect(isLawful('#generated/operations.ts')).toBe(false)
  expect(isLawful('../personOf.ts')).toBe(false)
})

it('knows every word that the specs use', () => {
  expect(unknownWords(oracle.specs)).toEqual([])
})

describe('a requirement', () => {
  const person = { role: 'admin', rights: new Set(['a']) }
  const told = (need: unknown): boolean =>
    openOracle({
      access: { roles: { admin: { staff: true }, guest: {} }, areas: {} },
      named: { both: { allOf: ['a', 'b'] }, either: { anyOf: ['b', 'a'] } },
      entities: { Thing: { entity: 'Thing', title: 'id', read: need as string, fields: {}, list: { columns: [] } } },
    }).mayRun({ person, operation: 'thingsSearch' })

  it.each([
    ['a', true],
    ['b', false],
    ['nobody', false],
    ['both', false],
    ['either', true],
    [{ allOf: [] }, false],
    [{ anyOf: [] }, false],
    [{ allOf: ['a', 'either'] }, true],
    [{ anyOf: ['b', 'both'] }, false],
    [{ anyone: 'why' }, true],
    [{ anyStaff: 'why' }, true],
    [undefined, false],
    [{}, false],
  ])('%j: %s', (need, allowed) => {
    expect(told(need)).toBe(allowed)
  })
})
