// A key of the installation: given by the environment, else made at the first start and kept in the data folder for its owner's eyes.
import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isStrong, keysIn } from './keysIn.ts'
import { OptionsError } from './OptionsError.ts'
import { writeSecret } from './writeSecret.ts'
import { log } from '../log.ts'
import { errorCode } from '../errorCode.ts'

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new OptionsError(`${file} holds a key of this installation and cannot be read: ${errorCode(error)}`)
  }
}

const make = (file: string): string => {
  writeSecret(file, randomBytes(32).toString('base64url'))
  return read(file) ?? ''
}

/** A copy or a backup may have opened it to others: what they read by now is theirs, what comes is not. */
const close = (file: string): void => {
  const isOpen = (): boolean => (statSync(file).mode & 0o077) !== 0
  if (!isOpen()) return
  try {
    chmodSync(file, 0o600)
  } catch {
    // It is somebody else's, or on a system that can only be read: whoever put it there decides.
  }
  if (!isOpen()) log('warn', 'a key could be read by others, and is closed to them now', { file })
}

const kept = (file: string): string | undefined => {
  const key = read(file)
  if (key !== undefined) close(file)
  return key
}

/**
 * Several servers on several machines share a given one.
 * @throws OptionsError for one that anybody could guess: it is neither used nor replaced, for what was signed or sealed with the real one needs that
 */
export const obtainKey = (dataDir: string, name: string, given: string | undefined): string => {
  const file = join(dataDir, name)
  const key = given ?? kept(file) ?? make(file)
  if (isStrong(key)) return key
  if (given !== undefined) throw new OptionsError(`the key given for ${name} is too short: 32 characters or more`)
  throw new OptionsError(
    `${file} should hold a key of this installation, 32 characters or more, and ${key === '' ? 'is empty' : 'is too short'}.\n` +
      'Put the file back from a backup. If there is none, remove it: the next start makes a new key; what the old one signed or sealed is lost then.',
  )
}

/** Those that are there: none is made. */
export const heldKeys = (dataDir: string, name: string, given: string | undefined): readonly string[] =>
  keysIn(given ?? read(join(dataDir, name)) ?? '')

/** Keys separated by commas, so that one can follow another: the first one is used for what is new. */
export const obtainKeys = (dataDir: string, name: string, given: string | undefined): readonly [string, ...string[]] => {
  const [first = '', ...older] = keysIn(obtainKey(dataDir, name, given))
  return [first, ...older]
}
