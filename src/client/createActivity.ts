// Which requests are running: for the progress bar, and for telling of those that take long.
import { createStore, type Store } from './createStore.ts'

export interface Activity {
  /** How many run now. Told a moment later: requests begin and end while something is drawn, too. */
  readonly running: Pick<Store<number>, 'get' | 'subscribe'>
  /** One begins; call the answer when it is over. What the console asks by itself is not told of. */
  readonly begin: (options?: { readonly auto?: boolean }) => () => void
}

export interface ActivityOptions {
  /** Milliseconds until a running request is told of. */
  readonly slowAfter: () => number
  /** Tells of it; the answer takes it back. */
  readonly tell: () => () => void
}

/** React lets nobody change one component while it draws another, and that is when a query with other variables ends the one before and begins. */
const onceDrawn = queueMicrotask

export const createActivity = ({ slowAfter, tell }: ActivityOptions): Activity => {
  const running = createStore(0)
  let now = 0
  const count = (by: 1 | -1): void => {
    now += by
    onceDrawn(() => running.set(now))
  }
  return {
    running,
    begin: ({ auto = false } = {}) => {
      let takeBack: (() => void) | undefined
      const timer = auto ? undefined : setTimeout(() => (takeBack = tell()), slowAfter())
      let over = false
      count(1)
      return () => {
        if (over) return
        over = true
        clearTimeout(timer)
        if (takeBack) onceDrawn(takeBack)
        count(-1)
      }
    },
  }
}
