// A copy of a folder as it is: owners and modes too, since PostgreSQL starts on its own files only.
import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'

/** @param to is not there yet. Shares the blocks where the file system can (cp does so by itself). */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', from, to])
}
