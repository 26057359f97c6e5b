// Loads a piece of the console on demand, and does not wait for ever.
import type { ReactElement } from 'react'

/** A component that loads with its first use, or before. */
export interface LazyScreen<P> {
  (props: P): ReactElement
  /** Loads it before it is drawn; what came in time is drawn at once, without a fallback in between. */
  readonly preload: () => Promise<unknown>
}

/** A piece that did not come in time or could not be read, as after an upgrade of the server. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure'
}

export const loadChunk = async <T>(load: () => Promise<T>, longest: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure('too late')), longest)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkFailure('not loaded', { cause })))
      .finally(() => clearTimeout(timer))
  })
