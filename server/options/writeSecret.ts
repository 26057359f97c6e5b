// A file for its owner's eyes alone, whole or not at all: nobody ever reads half a key, and none is lost to a crash after it was used.
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../errorCode.ts'

const sync = (path: string, flags: string, text?: string): void => {
  const handle = openSync(path, flags, 0o600)
  try {
    if (text !== undefined) writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** That the name is there, too; not every system lets one ask for that. */
const syncFolder = (folder: string): void => {
  try {
    sync(folder, 'r')
  } catch {
    // The text itself is on the disk.
  }
}

/** What is there already stays: of several at once on one folder, one makes it. */
const place = (own: string, file: string): void => {
  try {
    linkSync(own, file)
  } catch (error) {
    // A file system without links.
    if (errorCode(error) !== 'EEXIST') renameSync(own, file)
  }
}

/** Makes its folder, too, where there is none. */
export const writeSecret = (file: string, text: string): void => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const own = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    sync(own, 'wx', text)
    place(own, file)
    syncFolder(folder)
  } finally {
    rmSync(own, { force: true })
  }
}
