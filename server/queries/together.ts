// One statement for all who ask the same at once. Whoever comes while it runs waits for the next, which begins after they came: nobody is told what was before they asked.
interface Turn<Result> {
  readonly running: Promise<Result>
  next: Promise<Result> | undefined
}

export interface Together<Result> {
  /** key: everything that the answer depends on. */
  (key: string, run: () => Promise<Result>): Promise<Result>
}

export const together = <Result>(): Together<Result> => {
  const turns = new Map<string, Turn<Result>>()
  const begin = (key: string, run: () => Promise<Result>): Promise<Result> => {
    const turn: Turn<Result> = { running: run(), next: undefined }
    turns.set(key, turn)
    const leave = (): void => {
      if (turns.get(key) === turn) turns.delete(key)
    }
    turn.running.then(leave, leave)
    return turn.running
  }
  return (key, run) => {
    const turn = turns.get(key)
    if (!turn) return begin(key, run)
    const again = (): Promise<Result> => begin(key, run)
    return (turn.next ??= turn.running.then(again, again))
  }
}
