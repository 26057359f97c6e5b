// Takes every proof of the product spec away, and sees its row go red: in what is told of it, and, value by value, in the tests themselves.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { findMarks } from '../coverage/findMarks.ts'
import { readTests } from '../coverage/readTests.ts'
import { isSplit, valuesOf, type Rows } from '../coverage/Row.ts'
import { standingOf } from '../coverage/standing.ts'
import { change } from '../coverage/verdictsOf.ts'
import { rows } from '../coverageRows.ts'

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly failureMessages?: readonly string[] }[] }[]
}

const sections: Readonly<Record<string, Rows>> = rows
const proved = Object.values(sections).flatMap((section) =>
  Object.entries(section).flatMap(([name, row]) => (isSplit(row) ? [{ name, row }] : [])),
)
const files = readTests()
const folder = mkdtempSync(join(tmpdir(), 'proofs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is missed in what is told, row by row', () => {
  expect(proved.length).toBeGreaterThan(0)
  for (const { name, row } of proved) {
    expect([name, standingOf(name, row, files)]).not.toEqual([name, 'red'])
    const without = files.map((file) => {
      const { path, text, proofs } = file
      const gone = proofs.filter((each) => each.name === name).toSorted((one, other) => other.at[0] - one.at[0])
      if (gone.length === 0) return file
      return findMarks(
        path,
        gone.reduce((left, { at: [from, to] }) => `${left.slice(0, from)}undefined${left.slice(to)}`, text),
      )
    })
    expect([name, standingOf(name, row, without)]).toEqual([name, 'red'])
  }
})

/** What failed, in the tests' own words, while every value is another. */
const failures = async (): Promise<string> => {
  const report = join(folder, 'changed.json')
  const named = files.filter(({ proofs }) => proofs.length > 0).map(({ path }) => path)
  const projects = ['unit', 'components', 'database', 'browser'].flatMap((each) => ['--project', each])
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--reporter=json', `--outputFile.json=${report}`, ...named]
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(process.execPath, args, { cwd: house, env: { ...env, PROOFS: 'changed', TESTS: '' }, stdio: 'ignore' })
  await new Promise((resolve) => child.on('close', resolve))
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap((each) => each.failureMessages ?? [])).join('\n')
}

it('is missed by a test, value by value', async () => {
  const told = await failures()
  const values = proved.flatMap(({ name, row }) =>
    valuesOf(row)
      .filter(([, value]) => row.notSo?.[value] === undefined)
      .map(([part, value]) => `[${name}.${part}] ${change(value)}`),
  )
  expect(values.filter((each) => !told.includes(`${each}: expected`))).toEqual([])
  console.error(`${proved.length} rows, ${values.length} values: each went red when it was changed`)
})
