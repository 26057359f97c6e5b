// Heavy work a few at a time; the rest waits its turn, but not endlessly many: whoever would stand too far behind is told at once to come again.
import { Fault } from './Fault.ts'

/**
 * @param atOnce how many run at the same time
 * @param waiting how many may wait at most
 * @returns runs work in its turn; throws Fault UNAVAILABLE where too many wait already
 */
export const takeTurns = (atOnce: number, waiting: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0
  const queue: (() => void)[] = []
  const enter = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (queue.length >= waiting) throw new Fault('UNAVAILABLE', 'Too much is asked at once; try again', 'errors.busy')
    return new Promise((resolve) => queue.push(resolve))
  }
  /** The place goes straight to who waits longest, so that nobody slips in between. */
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
