// Slips of a product owner's pen: each is told with its place, its line and what was probably meant, and nothing is written.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { generate } from '../../generator/generate.ts'
import { makeLoader, type Loader } from '../../generator/load/load.ts'
import { report } from '../../generator/report.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { house } from '../architecture/listSources.ts'

const folder = mkdtempSync(join(tmpdir(), 'slips-'))
const specs = join(folder, 'specs')
const file = join(specs, 'tags.ts')
const tags = readFileSync(join(house, 'specs/tags.ts'), 'utf8')
const at = (name: string): string => join(house, name)
const places = { specs, shown: 'specs', sdl: at('schema'), language: at('language'), generated: at('generated'), codegen: runCodegen }
let loader: Loader

beforeAll(() => {
  for (const name of ['specs', 'language']) cpSync(at(name), join(folder, name), { recursive: true })
  loader = makeLoader(specs, 'specs')
})
beforeEach(() => writeFileSync(file, tags))
afterAll(async () => {
  await loader.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What is said after one slip in specs/tags.ts. */
const saidOf = async (from: string, to: string): Promise<string> => {
  expect(tags.split(from)).toHaveLength(2)
  writeFileSync(file, tags.replace(from, to))
  const { problems, files } = await generate(places, loader)
  expect(files).toEqual({})
  return report(problems)
}

/** One problem: its place and code, its words, the line and the mark under what is meant. */
const problem = (place: string, words: string, line: string, mark: string): string => {
  const number = / *(\d+)/.exec(place.slice(place.indexOf(':') + 1))?.[1] ?? ''
  const gutter = `  ${number} | `
  const under = `${' '.repeat(gutter.length - 2)}| ${' '.repeat(line.indexOf(mark))}${'^'.repeat(mark.length)}`
  return `${place}\n  ${words}\n${gutter}${line}\n${under}\n\n1 problem. Nothing was written.`
}

it('is silent about specs without a slip', async () => {
  expect((await generate(places, loader)).problems).toEqual([])
})

it('knows the right that was meant', async () => {
  expect(await saidOf(`read: 'getAnyUserInfo'`, `read: 'getAnyUserInfos'`)).toBe(
    problem(
      'specs/tags.ts:11:9  unknown-right',
      'The product has no right "getAnyUserInfos". Did you mean "getAnyUserInfo"?',
      `  read: 'getAnyUserInfos',`,
      `'getAnyUserInfos'`,
    ),
  )
})

it('knows the column that was meant', async () => {
  expect(await saidOf(`columns: ['title', 'slug',`, `columns: ['title', 'slugg',`)).toContain(
    'Tag has no field "slugg". Did you mean "slug"?',
  )
})

it('knows the word that was meant', async () => {
  expect(await saidOf(`label: 'Title'`, `lable: 'Title'`)).toContain('Did you mean "label"?')
})

it('knows the field that a text meant', async () => {
  expect(await saidOf('the category {title}?', 'the category {titel}?')).toMatch(/\{titel\} .*Did you mean "title"\?/)
})

it('finds the missing comma', async () => {
  expect(await saidOf(`  title: 'title',\n`, `  title: 'title'\n`)).toBe(
    problem(
      'specs/tags.ts:9:3  unreadable',
      'Expected "}" but found "card". Is there a comma, a quote or a bracket missing before it?',
      `  card: { under: ['slug'] },`,
      'card',
    ),
  )
})

it('finds the missing quote', async () => {
  expect(await saidOf(`title: 'title',\n`, `title: 'title,\n`)).toMatch(
    /^specs\/tags\.ts:8:\d+ {2}unreadable\n {2}Unterminated string literal\.\n {2}8 \|/,
  )
})

it('knows the file that was meant', async () => {
  expect(await saidOf(`'./vocabulary.ts'`, `'./vocabularry.ts'`)).toBe(
    problem(
      'specs/tags.ts:2:30  unknown-file',
      'There is no file "./vocabularry.ts". Did you mean "./vocabulary.ts"?',
      `import { defineEntity } from './vocabularry.ts'`,
      `'./vocabularry.ts'`,
    ),
  )
})

it('knows the function that was meant', async () => {
  expect(await saidOf('export const tags = defineEntity({', 'export const tags = defineEntty({')).toBe(
    problem(
      'specs/tags.ts:5:21  unknown-name',
      '"defineEntty" is not known here. Did you mean "defineEntity"?',
      'export const tags = defineEntty({',
      'defineEntty',
    ),
  )
})
