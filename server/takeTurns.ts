// Heavy work a few at a time; the rest waits its turn, but not endlessly many: whoever would stand too far behind is told at once to come again.
import pLimit from 'p-limit'
import { Fault } from './Fault.ts'

export interface Turns {
  /** Runs work in its turn. @throws Fault UNAVAILABLE where too many wait already */
  <T>(work: () => Promise<T>): Promise<T>
  /** How many wait now. */
  readonly waiting: () => number
}

/**
 * @param atOnce how many run at the same time
 * @param waiting how many may wait at most
 */
export const takeTurns = (atOnce: number, waiting: number): Turns => {
  const limit = pLimit(atOnce)
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new Fault('UNAVAILABLE', 'Too much is asked at once; try again', 'errors.busy')
    return limit(work)
  }
  return Object.assign(take, { waiting: () => limit.pendingCount })
}
