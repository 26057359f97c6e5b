// What waits for one reader. A reader that does not keep up loses the events and is told so, instead of filling the memory.

export interface BoundedQueue<T> extends AsyncIterable<T> {
  push(item: T): void
  end(): void
  /** How many wait. */
  size(): number
}

/**
 * @param limit how many may wait
 * @param lost stands for everything that was dropped
 */
export const boundedQueue = <T>(limit: number, lost: T): BoundedQueue<T> => {
  let waiting: T[] = []
  let wake: (() => void) | undefined
  let ended = false
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    if (waiting.length === 0 && !ended) await new Promise<void>((resolve) => (wake = resolve))
    const [item] = waiting.splice(0, 1)
    return item === undefined ? { done: true, value: undefined } : { done: false, value: item }
  }
  const rouse = (): void => {
    wake?.()
    wake = undefined
  }
  const end = (): void => {
    ended = true
    waiting = []
    rouse()
  }
  return {
    push: (item) => {
      if (ended) return
      if (waiting.length >= limit) waiting = [lost]
      else waiting.push(item)
      rouse()
    },
    end,
    size: () => waiting.length,
    [Symbol.asyncIterator]: () => ({
      next,
      return: () => {
        end()
        return Promise.resolve({ done: true, value: undefined })
      },
    }),
  }
}
