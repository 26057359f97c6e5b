// Bad specs: every problem at once, with its place, the line, and what was probably meant. UPDATE_GOLDEN=1 stores what is said instead.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { report } from '../../generator/report.ts'
import { folder, generateCase, invalidCases } from './cases.ts'

const update = process.env['UPDATE_GOLDEN'] === '1'

it('has at least twenty-five cases', () => {
  expect(invalidCases.length).toBeGreaterThanOrEqual(25)
})

it.each(invalidCases)('%s is refused with the problems that are stored', async (name) => {
  const { problems, files } = await generateCase(name)
  const said = `${report(problems)}\n`
  const file = join(folder, name, 'problems.txt')
  if (update) writeFileSync(file, said)
  expect(said).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
  expect(problems.length).toBeGreaterThan(0)
  expect(files).toEqual({})
})
