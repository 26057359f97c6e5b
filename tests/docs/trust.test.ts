// docs/trust.md names for each rule its place and the test that sees it go: both are there, and the test has that title.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { house, textOf } from '../architecture/listSources.ts'

interface Row {
  readonly rule: string
  readonly place: string
  readonly test: string
  readonly title: string
}

const cell = /^`([^`]+)`(?:: (.*))?$/

/** What was measured at size has a table of its own, without rules. */
const rowsOf = (page: string): readonly Row[] =>
  page
    .split(/^## /m)
    .filter((chapter) => chapter.includes('\n| rule |'))
    .flatMap((chapter) => chapter.split('\n'))
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule |'))
    .map((line) => {
      const [rule = '', where = '', by = ''] = line
        .slice(1, -1)
        .split('|')
        .map((each) => each.trim())
      const [, place = ''] = cell.exec(where) ?? []
      const [, test = '', title = ''] = cell.exec(by) ?? []
      return { rule, place, test, title }
    })

const rows = rowsOf(textOf('docs/trust.md'))
/** Titles of a test file, as they stand in it. */
const hasTitle = (file: string, title: string): boolean =>
  textOf(file)
    .split('\n')
    .some((line) => line.includes(title))

it('has rows, each rule once', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(new Set(rows.map(({ rule, place }) => `${rule} ${place}`)).size).toBe(rows.length)
})

it.each(rows)('$rule ($place)', ({ place, test, title }) => {
  expect(existsSync(join(house, place))).toBe(true)
  expect(test).toMatch(/^tests\/.*\.test\.tsx?$/)
  expect(title.length).toBeGreaterThan(5)
  expect(hasTitle(test, title)).toBe(true)
})
