// docs/problems.md has every problem that the generator tells, as it is told today. UPDATE_DOCS=1 writes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { knownCodes, problemsOf } from './problemsOf.ts'

const file = join(house, 'docs/problems.md')
const text = problemsOf()

it('is what is told today', () => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(file, text)
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
})

it('has every code', () => {
  const codes = knownCodes()
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code) => !text.includes(`## ${code}\n`))).toEqual([])
})
