// A key of the installation: given by the environment, else made at the first start and kept in the data folder for its owner's eyes.
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStrong } from './isStrong.ts'
import { OptionsError } from './OptionsError.ts'

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new OptionsError(`${file} holds a key of this installation and cannot be read: ${String(codeOf(error))}`)
  }
}

/** Whole or not at all, so that nobody ever reads half a key; of several at once on one folder, one makes it. */
const make = (dataDir: string, file: string): string => {
  mkdirSync(dataDir, { recursive: true })
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, file)
  } catch (error) {
    // A file system without links.
    if (codeOf(error) !== 'EEXIST') writeFileSync(file, readFileSync(own), { mode: 0o600, flag: 'wx' })
  } finally {
    rmSync(own, { force: true })
  }
  return read(file) ?? ''
}

/**
 * Several servers on several machines share a given one.
 * @throws OptionsError for one that anybody could guess: it is neither used nor replaced, for what was signed or sealed with the real one needs that
 */
export const obtainKey = (dataDir: string, name: string, given: string | undefined): string => {
  const file = join(dataDir, name)
  const key = given ?? read(file) ?? make(dataDir, file)
  if (isStrong(key)) return key
  if (given !== undefined) throw new OptionsError(`the key given for ${name} is too short: 32 characters or more`)
  throw new OptionsError(
    `${file} should hold a key of this installation, 32 characters or more, and ${key === '' ? 'is empty' : 'is too short'}.\n` +
      'Put the file back from a backup. If there is none, remove it: the next start makes a new key; what the old one signed or sealed is lost then.',
  )
}
