// A key of the installation: given by the environment, else made at the first start and kept in the data folder for its owner's eyes.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Several servers on several machines share a given one; of several at once on one folder, one makes it. */
export const obtainKey = (dataDir: string, name: string, given: string | undefined): string => {
  if (given !== undefined) return given
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
