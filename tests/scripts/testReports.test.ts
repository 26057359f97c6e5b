// What `npm test` says at its end of a run that failed: by name and reason, also where each test passed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { countsIn, failedIn } from '../../scripts/testReports.mjs'

const run = (test: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'some.test.js'), test)
  const report = join(folder, 'report.json')
  const args = ['run', '--globals', '--root', folder, `--reporter=${join(house, 'tests/run/jsonReport.ts')}`, `--outputFile.json=${report}`]
  const { status } = spawnSync(process.execPath, [join(house, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: house, encoding: 'utf8' })
  return { status, counted: countsIn(report), failed: failedIn(report).join('\n') }
}

it('has nothing to say of what passed', () => {
  expect(run(`it('adds', () => expect(1 + 1).toBe(2))`)).toEqual({ status: 0, counted: { passed: 1, failed: 0 }, failed: '' })
})

it('names a test that failed, with the head of its message', () => {
  const { status, counted, failed } = run(`it('adds', () => expect(1 + 1).toBe(3))`)
  expect({ status, counted }).toEqual({ status: 1, counted: { passed: 0, failed: 1 } })
  expect(failed).toMatch(/some\.test\.js: adds\n +AssertionError: expected 2 to be 3/)
})

it('names an error that is no test’s, which ends a run with 1 although all passed', () => {
  const { status, counted, failed } = run(`it('adds', () => void Promise.reject(new Error('nobody heard this')))`)
  expect({ status, counted }).toEqual({ status: 1, counted: { passed: 1, failed: 0 } })
  expect(failed).toMatch(/^ {2}an error outside of any test\n +while .*some\.test\.js ran.*\n +Error: nobody heard this\n/)
})
