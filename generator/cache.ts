// What was made last, by its path, and from what: it is not made again while that is the same. A watch remembers the texts; for the next process a file
// remembers their digests, and the texts are those that stand in the generated folder.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { put } from './put.ts'

interface Made {
  /** Digest of all that it was made from. */
  readonly from: string
  /** Digest of what was made. */
  readonly as: string
}

const last = new Map<string, Made>()
const texts = new Map<string, string>()
let read: string | undefined
let folder: string | undefined
let isNew = false

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** What stands there, unless somebody changed it: read once, a watch asks for it again and again. */
const standing = (path: string, as: string): string | undefined => {
  if (folder === undefined) return undefined
  try {
    const text = readFileSync(join(folder, path), 'utf8')
    if (digestOf(text) !== as) return undefined
    texts.set(path, text)
    return text
  } catch {
    return undefined
  }
}

/** @param from everything that the text depends on, but the program that makes it */
export const recall = (path: string, from: string): string | undefined => {
  const made = last.get(path)
  return made?.from === digestOf(from) ? (texts.get(path) ?? standing(path, made.as)) : undefined
}

/** @returns the text */
export const keep = (path: string, from: string, text: string): string => {
  last.set(path, { from: digestOf(from), as: digestOf(text) })
  texts.set(path, text)
  isNew = true
  return text
}

/** What the last process kept of this folder. A file that is not there or not whole only means that all is made anew. */
export const readKept = (file: string, generated: string): void => {
  if (read === file) return
  read = file
  folder = generated
  try {
    for (const [path, made] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Made>)) last.set(path, made)
  } catch {
    // Made anew.
  }
}

/** @param paths what there is now; the rest is forgotten */
export const writeKept = (file: string, paths: ReadonlySet<string>): void => {
  for (const path of last.keys())
    if (!paths.has(path)) {
      last.delete(path)
      texts.delete(path)
    }
  if (!isNew) return
  put(file, JSON.stringify(Object.fromEntries(last)))
  isNew = false
}
