// The folder of one run of tests: what is made once for all its files lies there, and goes with it.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const variable = 'TEST_RUN_FOLDER'

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

const begin = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-run-')))
  // Test files run in processes of their own, which get their environment from here.
  process.env[variable] = folder
  return folder
}

/** What runs outside a run (the screenshots) is one by itself. */
export const runFolder = (): string => {
  const given = process.env[variable] ?? ''
  if (given !== '') return given
  const own = begin()
  process.once('exit', () => remove(own))
  return own
}

/** Vitest's globalSetup. @returns its end: nothing of a run is there for the next one */
export default (): (() => void) => {
  const folder = begin()
  return () => {
    delete process.env[variable]
    remove(folder)
  }
}
