// Why a process could not start or go on, for the person who started it: in words where they can do something about it, else with its stack.
import { resolve } from 'node:path'
import { CommandError } from './CommandError.ts'
import { EmbeddedError } from './db/embedded/EmbeddedError.ts'
import { OptionsError } from './options/OptionsError.ts'

/** What the operating system means by a code, of a file or folder. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by the user that this runs as',
  EPERM: 'may not be used by the user that this runs as',
  EROFS: 'is on a file system that can only be read',
  ENOENT: 'is not there',
  ENOTDIR: 'leads through a file where a folder should be',
  EISDIR: 'is a folder where a file should be',
  EEXIST: 'is there already',
  ENOSPC: 'has no room left',
  EDQUOT: 'has no room left',
}

/** Whether it is the folder of data, in it, or on the way to it. */
const isOfData = (path: string): boolean => {
  const [one, other] = [`${resolve(path)}/`, `${resolve(process.env['DATA_DIR'] || '.data')}/`]
  return one.startsWith(other) || other.startsWith(one)
}

/** One line; undefined for what the operating system did not refuse. */
const systemText = (error: Error): string | undefined => {
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return undefined
  const meaning = meanings[code]
  if (path === undefined || meaning === undefined) return error.message
  return `${path} ${meaning} (${code}).${isOfData(path) ? ' DATA_DIR says where data is kept.' : ''}`
}

export const whyOf = (error: unknown): unknown => {
  if (error instanceof OptionsError || error instanceof EmbeddedError || error instanceof CommandError) return error.message
  return error instanceof Error ? (systemText(error) ?? error) : error
}

export const sayWhy = (error: unknown): void => console.error(whyOf(error))
