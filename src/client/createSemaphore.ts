// Places on the line: the server runs so many requests of a socket at once, so whatever else is asked waits its turn here. By hand: p-limit, which the
// server uses, is five times as large (0.9 kB, gzip) and begins a moment later, and the login screen loads this.

export interface Permit {
  /** Begins as soon as the place is free. */
  readonly acquire: (begin: () => void) => void
  /** It is over, or not wanted any more: the next one begins. */
  readonly release: () => void
}

/** @returns a place of one's own, at the end of the queue */
export const createSemaphore = (most: number): (() => Permit) => {
  const inside = new Set<Permit>()
  const waiting = new Map<Permit, () => void>()
  const letIn = (): void => {
    for (const [permit, begin] of waiting) {
      if (inside.size >= most) return
      waiting.delete(permit)
      inside.add(permit)
      begin()
    }
  }
  return () => {
    const permit: Permit = {
      acquire: (begin) => {
        waiting.set(permit, begin)
        letIn()
      },
      release: () => {
        waiting.delete(permit)
        if (inside.delete(permit)) letIn()
      },
    }
    return permit
  }
}
