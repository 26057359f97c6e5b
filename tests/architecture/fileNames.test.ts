// Files are named by the house's rules, and each opens by saying what it is for.
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listSources, textOf } from './listSources.ts'

const component = /^([A-Z][A-Za-z0-9]*|use[A-Z][A-Za-z0-9]*|index|main)(\.test)?\.tsx$/
const code = /^[A-Za-z][A-Za-z0-9]*(\.config|\.test|\.test-d|\.d)?\.(ts|mts|mjs)$/
/** Words that say nothing. */
const empty = /(^|[a-z])([Hh]elpers?|[Uu]tils?|[Mm]anager|[Mm]eta)(?![a-z])/
const written = (path: string) =>
  !/^(examples\/\w+\/)?(generated|specs\/released)\//.test(path) && !path.startsWith('tests/generator/cases/')

/** @returns what is wrong with the name, or undefined */
function judgeName(path: string): string | undefined {
  const name = basename(path)
  if (/\.spec\.[a-z]+$/.test(name)) return `${path}: a spec is a spec of the product; tests end in .test.ts`
  if (empty.test(name)) return `${path}: the name says nothing`
  if (/\.(tsx)$/.test(name) && !component.test(name)) return `${path}: components are named PascalCase.tsx`
  if (/\.(ts|mts|mjs)$/.test(name) && !code.test(name)) return `${path}: code is named camelCase.ts`
  return undefined
}

it('names every file by the rules', () => {
  expect(
    listSources()
      .filter(written)
      .flatMap((path) => judgeName(path) ?? []),
  ).toEqual([])
})

it('opens every file with what it is for', () => {
  const silent = listSources('.ts', '.tsx', '.mjs')
    .filter(written)
    .filter((path) => !/^(#!.*\n)?\/[/*]/.test(textOf(path)))
  expect(silent).toEqual([])
})

describe('a planted name is found', () => {
  it.each([
    ['src/tag.spec.ts', true],
    ['src/list-utils.ts', true],
    ['src/dateHelper.ts', true],
    ['src/list-view.ts', true],
    ['src/list.tsx', true],
    ['src/useList.ts', false],
    ['src/List.tsx', false],
    ['server/metadata.ts', false],
    ['vite.config.ts', false],
  ])('%s', (path, wrong) => {
    expect(judgeName(path) !== undefined).toBe(wrong)
  })
})
