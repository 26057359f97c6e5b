// npm run new -- kind FAMILY NAME writes a kind's own files and lists it, or nothing at all. tests/drill/newKinds.test.ts makes such kinds whole.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newKind } from '../../generator/kinds/newKind.ts'
import { house } from '../architecture/listSources.ts'

let engine: string
let said: string[]
const read = (path: string): string => readFileSync(join(engine, path), 'utf8')

beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), 'kinds-'))
  for (const family of ['fields', 'sections', 'filters', 'figures', 'computed']) {
    mkdirSync(join(engine, 'language', family), { recursive: true })
    cpSync(join(house, 'language', family, 'index.ts'), join(engine, 'language', family, 'index.ts'))
  }
  said = []
  for (const how of ['error', 'log'] as const) vi.spyOn(console, how).mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(engine, { recursive: true, force: true })
})

it('lists it as its like are listed', () => {
  expect(newKind(engine, 'field', 'colour')).toBe(0)
  expect(read('language/fields/index.ts')).toMatch(
    /choices.ts'\nimport \{ colour, type ColourField \} from '.\/colour.ts'\nimport \{ date, type DateField \}/,
  )
  expect(read('language/fields/index.ts')).toContain('\n  | DerivedField<R>\n  | ColourField<R>\n')
  expect(newKind(engine, 'filter', 'startsWith')).toBe(0)
  expect(read('language/filters/index.ts')).toContain('flag, has, startsWith }')
  expect(newKind(engine, 'figure', 'share')).toBe(0)
  expect(read('language/figures/index.ts')).toContain('| RanksFigure<W> | ShareFigure<W>\n')
  expect(read('language/figures/index.ts')).toContain('split, ranks, share }')
  expect(newKind(engine, 'computation', 'most')).toBe(0)
  expect(read('language/computed/index.ts')).toContain("\n  | ({ readonly kind: 'most' } & RelatedSpec<R>)\n")
  expect(read('language/computed/index.ts')).toContain('any: RelatedSpec, most: RelatedSpec })')
  expect(read('language/computed/index.ts')).toContain('all, any, most }')
  expect(said.at(-3)).toContain('language/filters/startsWith.ts and server/queries/filters/startsWith.ts, and stands in')
})

it.each([
  ['fild', 'colour', 'There is no family "fild"; there are field, section, filter, figure, computation. Did you mean "field"?'],
  ['action', 'lend', 'A kind of action begins with where specs write it, so none is like another: ARCHITECTURE.md says what it takes.'],
  ['screen', 'map', 'A kind of screen begins with where specs write it, so none is like another: ARCHITECTURE.md says what it takes.'],
  ['field', 'Dark colour', '"Dark colour" cannot be a kind; write a word such as likeThis.'],
])('makes none where it is called by "%s" "%s"', (family, name, why) => {
  expect(newKind(engine, family, name)).toBe(1)
  expect(said).toEqual([why])
})

it('writes nothing over a kind that is there, and nothing where its list is not found', () => {
  writeFileSync(join(engine, 'language/fields/colour.ts'), 'mine')
  expect(newKind(engine, 'field', 'colour')).toBe(1)
  expect(read('language/fields/colour.ts')).toBe('mine')
  writeFileSync(join(engine, 'language/filters/index.ts'), 'export const filters = readAll()')
  expect(newKind(engine, 'filter', 'startsWith')).toBe(1)
  expect(existsSync(join(engine, 'language/filters/startsWith.ts'))).toBe(false)
  expect(said).toEqual([
    'language/fields/colour.ts is there already.',
    'language/filters/index.ts has filters in a way of its own: add startsWith by hand.',
  ])
})
