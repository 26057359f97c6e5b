// Heavy work a few at a time; the rest waits its turn, but not endlessly many: whoever would stand too far behind is told at once to come again.
import pLimit from 'p-limit'
import { Fault } from './Fault.ts'

/**
 * @param atOnce how many run at the same time
 * @param waiting how many may wait at most
 * @returns runs work in its turn; throws Fault UNAVAILABLE where too many wait already
 */
export const takeTurns = (atOnce: number, waiting: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new Fault('UNAVAILABLE', 'Too much is asked at once; try again', 'errors.busy')
    return limit(work)
  }
}
