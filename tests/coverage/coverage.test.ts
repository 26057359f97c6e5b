// Every statement of the product spec has a test that says so, and tests/coverage.md tells which. UPDATE_GOLDEN=1 writes it anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house, listSources } from '../architecture/listSources.ts'
import { rows } from '../coverageRows.ts'
import { coverageText } from './markdown.ts'
import { noStatement } from './noStatement.ts'
import { isQuoted, leftOut, productSpec, unquoted } from './quotes.ts'
import { readTests } from './readTests.ts'
import { isSplit, saysOf, standsOf, type Rows } from './Row.ts'
import { standingOf, writtenOut } from './standing.ts'
import { unsaid } from './unsaid.ts'

const sections: Readonly<Record<string, Rows>> = rows
const all = Object.values(sections).flatMap((each) => Object.entries(each))
const byName = new Map(all)
const split = all.flatMap(([name, row]) => (isSplit(row) ? [{ name, row }] : []))
const file = join(house, 'tests/coverage.md')

const files = readTests()
const marks = files.flatMap(({ path, marks: found }) => found.map((mark) => ({ path, ...mark })))
const proofs = files.flatMap(({ path, proofs: found }) => found.map((proof) => ({ path, ...proof })))

/** path: title, in order, by name. */
const gathered = (all: readonly (readonly [name: string, test: string])[]): ReadonlyMap<string, readonly string[]> => {
  const byName = new Map<string, readonly string[]>()
  for (const [name, test] of all) byName.set(name, [...new Set([...(byName.get(name) ?? []), test])].toSorted())
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
      all.flatMap(([name, row]) =>
        standsOf(row)
          .filter((path) => !existsSync(join(house, path)))
          .map((path) => `${name}: ${path}`),
      ),
    ).toEqual([])
  })
  it('have each a test; a split one is proved by it', () => {
    expect(all.filter(([name, row]) => standingOf(name, row, files) === 'red').map(([name]) => name)).toEqual([])
  })
  it('are quoted word for word', () => {
    expect(all.filter(([, row]) => !isQuoted(saysOf(row), productSpec)).map(([name, row]) => `${name}: ${saysOf(row)}`)).toEqual([])
  })
  it('are quoted all, but for what is known to be no statement', () => {
    const left = unsaid(
      productSpec,
      all.map(([, row]) => saysOf(row)),
    )
    expect(left.toSorted()).toEqual(Object.values(noStatement).flat().toSorted())
  })
  it('have all that they list among their values, as it is quoted', () => {
    expect(split.flatMap(({ name, row }) => unquoted(row).map((value) => `${name}: ${value}`))).toEqual([])
    expect(split.flatMap(({ name, row }) => leftOut(row).map((piece) => `${name}: ${piece}`))).toEqual([])
  })
  it('say only of their own values that they are not so', () => {
    const strange = split.flatMap(({ name, row }) =>
      Object.keys(row.notSo ?? {}).flatMap((value) => (Object.values(row.parts).flat().includes(value) ? [] : [`${name}: ${value}`])),
    )
    expect(strange).toEqual([])
  })
  it('are compared with what the product has, not with what a test writes', () => {
    const written = proofs.flatMap(({ path, name, writes }) => {
      const row = byName.get(name)
      return (row === undefined ? [] : writtenOut(row, writes)).map((value) => `${path}: ${name}: ${value}`)
    })
    expect(written).toEqual([])
    const readers = listSources('.ts', '.tsx').filter((path) => readFileSync(join(house, path), 'utf8').includes("coverageRows.ts'"))
    expect(readers.filter((path) => !/^tests\/(coverage|long)\//.test(path))).toEqual(['tests/covers.ts', 'tests/proves.ts'])
  })
  it('are what tests say they cover, each within a test', () => {
    const names = new Set(all.map(([name]) => name))
    expect(marks.filter(({ name, test }) => !names.has(name) || test === undefined)).toEqual([])
  })
  it('and the acceptance cases have each a test that is named so', () => {
    expect(accepted.filter((number) => !cases.has(number))).toEqual([])
  })
  it('are told for people as they are', () => {
    const text = coverageText({ sections, tests, cases, unquoted: noStatement, standing: (name, row) => standingOf(name, row, files) })
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
  })
})
