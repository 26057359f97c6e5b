// What was made last, by its path, and from what: it is not made again while that is the same. A watch remembers it between two runs, a file for the next process.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Made {
  /** Digest of all that it was made from. */
  readonly from: string
  readonly text: string
}

const last = new Map<string, Made>()
let read: string | undefined
let isNew = false

const digestOf = (from: string): string => createHash('sha256').update(from).digest('base64')

/** @param from everything that the text depends on, but the program that makes it */
export const recall = (path: string, from: string): string | undefined => {
  const made = last.get(path)
  return made?.from === digestOf(from) ? made.text : undefined
}

/** @returns the text */
export const keep = (path: string, from: string, text: string): string => {
  last.set(path, { from: digestOf(from), text })
  isNew = true
  return text
}

/** What the last process kept. A file that is not there or not whole only means that all is made anew. */
export const readKept = (file: string): void => {
  if (read === file) return
  read = file
  try {
    for (const [path, made] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Made>)) last.set(path, made)
  } catch {
    // Made anew.
  }
}

/** @param paths what there is now; the rest is forgotten */
export const writeKept = (file: string, paths: ReadonlySet<string>): void => {
  for (const path of last.keys()) if (!paths.has(path)) last.delete(path)
  if (!isNew) return
  mkdirSync(dirname(file), { recursive: true })
  // Made beside its place and renamed: another run may be reading.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(last)))
  renameSync(`${file}.${process.pid}`, file)
  isNew = false
}
