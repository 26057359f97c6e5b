// Every statement of the product spec has a test that says so, and tests/coverage.md tells which. UPDATE_GOLDEN=1 writes it anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house, listSources } from '../architecture/listSources.ts'
import { rows } from '../coverage.rows.ts'
import { findMarks } from './findMarks.ts'
import { coverageText } from './markdown.ts'
import type { Rows } from './Row.ts'

const sections: Readonly<Record<string, Rows>> = rows
const all = Object.values(sections).flatMap((each) => Object.entries(each))
const file = join(house, 'tests/coverage.md')

const marks = listSources('.ts', '.tsx')
  .filter((path) => path.startsWith('tests/') && !path.startsWith('tests/generator/cases/'))
  .map((path) => ({ path, text: readFileSync(join(house, path), 'utf8') }))
  .filter(({ text }) => text.includes("covers.ts'"))
  .flatMap(({ path, text }) => findMarks(path, text).map((mark) => ({ path, ...mark })))

const tests = new Map<string, typeof marks>()
for (const mark of marks) tests.set(mark.name, [...(tests.get(mark.name) ?? []), mark])
const testsOf = new Map([...tests].map(([name, found]) => [name, found.map(({ path, test }) => `${path}: ${test}`).toSorted()]))

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
  it('are told for people as they are', () => {
    const text = coverageText(sections, testsOf)
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
  })
})

describe('a mark', () => {
  const marked = (text: string) => findMarks('some.test.ts', text)

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
