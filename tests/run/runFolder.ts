// The folder of one run of tests: what is made once for all its files lies there, and goes with it.
import { accessSync, constants, mkdtempSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const variable = 'TEST_RUN_FOLDER'

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

const memory = '/dev/shm'
const enoughBytes = 8 * 2 ** 30

/** Room for the databases of a run, and what lies there may be run: a container has a few megabytes of it, and others forbid that. */
const isRoomy = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    const [, options = 'noexec'] = new RegExp(`^\\S+ ${folder} \\S+ (\\S+)`, 'm').exec(readFileSync('/proc/mounts', 'utf8')) ?? []
    return bavail * bsize > enoughBytes && process.availableMemory() > enoughBytes && !options.includes('noexec')
  } catch {
    return false
  }
}

/** Databases that live for a minute lie in memory where there is plenty: one is copied in a fifth of the time. Whatever a run starts inherits it. */
const inMemory = (): void => {
  if (process.env['TMPDIR'] === undefined && isRoomy(memory)) process.env['TMPDIR'] = memory
}

const begin = (): string => {
  inMemory()
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
