// The site's configuration as it is now: what the start knew, read anew when the server says that it changed.
import { createStore, type Store } from './createStore.ts'
import type { Configuration } from './Configuration.ts'
import { loadAgain } from './loadConfiguration.ts'

export interface Configured extends Pick<Store<Configuration>, 'get' | 'subscribe'> {
  /** Something of it changed, or may have. Asked while an answer is on its way, it asks once more. */
  readonly refresh: () => void
  /** Something of it is shown that other records decide, so that no change of its own tells of it: many at once ask once. */
  readonly look: () => void
}

/** How seldom, in milliseconds, whoever only looks has it asked for. */
const lookEveryMs = 1_000

export const createConfigured = (first: Configuration, load: typeof loadAgain = loadAgain): Configured => {
  const store = createStore(first)
  let asked = -Infinity
  let [running, again, looking] = [false, false, false]
  const ask = async (): Promise<void> => {
    asked = performance.now()
    // What was known stays where nothing newer comes.
    const next = await load(store.get()).catch(() => undefined)
    if (next && JSON.stringify(next.values) !== JSON.stringify(store.get().values)) store.set(next)
  }
  const refresh = async (): Promise<void> => {
    again = true
    if (running) return
    running = true
    while (again) {
      again = false
      // What came meanwhile is asked for when this is over.
      // eslint-disable-next-line no-await-in-loop
      await ask()
    }
    running = false
  }
  /** A look soon after an answer may be the one that comes after a change: it is late, never left out. */
  const look = (): void => {
    if (looking) return
    looking = true
    setTimeout(
      () => {
        looking = false
        void refresh()
      },
      asked + lookEveryMs - performance.now(),
    )
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh: () => void refresh(),
    look,
  }
}
