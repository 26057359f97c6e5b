// Turns one after the other, however the works between them overtake each other.

export interface Turn {
  /** Once all earlier turns have ended. */
  readonly turn: Promise<void>
  readonly end: () => void
}

export const createTurns = (): (() => Turn) => {
  let last = Promise.resolve()
  return () => {
    const turn = last
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    last = turn.then(() => ended)
    return { turn, end: () => end() }
  }
}
