// Every statement of the product spec has a test that says so, and tests/coverage.md tells which. UPDATE_GOLDEN=1 writes it anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house, listSources } from '../architecture/listSources.ts'
import { rows } from '../coverageRows.ts'
import { findMarks } from './findMarks.ts'
import { coverageText } from './markdown.ts'
import type { Rows } from './Row.ts'

const sections: Readonly<Record<string, Rows>> = rows
const all = Object.values(sections).flatMap((each) => Object.entries(each))
const file = join(house, 'tests/coverage.md')

const files = listSources('.ts', '.tsx')
  .filter((path) => path.startsWith('tests/') && !path.startsWith('tests/generator/cases/'))
  .map((path) => ({ path, text: readFileSync(join(house, path), 'utf8') }))
  .filter(({ text }) => text.includes("covers.ts'") || text.includes('acceptance '))
  .map(({ path, text }) => ({ path, ...findMarks(path, text) }))
const marks = files.flatMap(({ path, marks: found }) => found.map((mark) => ({ path, ...mark })))

/** path: title, in order, by name. */
const gathered = (all: readonly (readonly [name: string, test: string])[]): ReadonlyMap<string, readonly string[]> => {
  const byName = new Map<string, readonly string[]>()
  for (const [name, test] of all) byName.set(name, [...(byName.get(name) ?? []), test].toSorted())
  return byName
}
const tests = gathered(marks.map(({ path, name, test }) => [name, `${path}: ${test}`]))

/** The cases worth automating (domain 21): all of them. */
const accepted = Array.from({ length: 25 }, (_, at) => String(at + 1))
const numberIn = (title: string): string | undefined => /^acceptance (\d+): /.exec(title)?.[1]
const named = files.flatMap(({ path, titles }) =>
  titles.map((title) => [numberIn(title), `${path}: ${title.replace(/^acceptance \d+: /, '')}`] as const),
)
const found = gathered(named.flatMap(([number, test]) => (number === undefined ? [] : [[number, test] as const])))
const cases = new Map([...found].toSorted(([one], [other]) => Number(one) - Number(other)))

describe('the statements of the product spec', () => {
  it('have names of their own', () => {
    const names = all.map(([name]) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
  it('stand somewhere', () => {
    expect(
      all.flatMap(([name, [, ...stands]]) => stands.filter((path) => !existsSync(join(house, path))).map((path) => `${name}: ${path}`)),
    ).toEqual([])
  })
  it('have each a test', () => {
    expect(all.map(([name]) => name).filter((name) => !tests.has(name))).toEqual([])
  })
  it('are what tests say they cover, each within a test', () => {
    const names = new Set(all.map(([name]) => name))
    expect(marks.filter(({ name, test }) => !names.has(name) || test === undefined)).toEqual([])
  })
  it('and the acceptance cases have each a test that is named so', () => {
    expect(accepted.filter((number) => !cases.has(number))).toEqual([])
  })
  it('are told for people as they are', () => {
    const text = coverageText(sections, tests, cases)
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
  })
})

describe('a mark', () => {
  const marked = (text: string) => findMarks('some.test.ts', text).marks

  it('belongs to the innermost test around it', () => {
    expect(marked(`describe('a', () => { it.each([1])('b %s', () => { covers('one', 'two') }) })`)).toEqual([
      { name: 'one', test: 'b %s' },
      { name: 'two', test: 'b %s' },
    ])
  })
  it('outside of tests belongs to none', () => {
    expect(marked(`covers('one')`)).toEqual([{ name: 'one', test: undefined }])
  })
  it('is a plain name', () => {
    expect(() => marked(`it('b', () => covers(name))`)).toThrow('plain names')
  })
})
