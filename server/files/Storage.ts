// Where files are kept: one small interface, whatever is behind it. Names are ours alone, never a person's.
import type { Readable } from 'node:stream'

export interface Range {
  /** First and last byte, both included. */
  readonly start: number
  readonly end: number
}

/** What a file is made of, all at once or as it comes. */
export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

export interface Storage {
  /**
   * Keeps what comes, whole or not at all; what had the name before is replaced only then.
   * @returns its bytes
   * @throws TooLarge beyond the limit, and whatever the source throws
   */
  readonly put: (name: string, bytes: Pieces, limit: number) => Promise<number>
  /** Undefined where there is none. */
  readonly read: (name: string, range?: Range) => Promise<Readable | undefined>
  readonly size: (name: string) => Promise<number | undefined>
  /** No matter whether it was there. */
  readonly remove: (name: string) => Promise<void>
  /** Removes what an interrupted put left behind and nobody touched for so long. */
  readonly clean: (olderThanSeconds: number) => Promise<void>
}

export class TooLarge extends Error {
  constructor(limit: number) {
    super(`a file has at most ${limit} bytes here`)
    this.name = 'TooLarge'
  }
}

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z]{1,12})?$/

/** A uuid, or one with an ending for what was made of it. @throws for every other name: nothing else is ever reached */
export const ensureStorageName = (name: string): string => {
  if (!form.test(name)) throw new Error('this is no name of a stored file')
  return name
}
