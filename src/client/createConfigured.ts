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

/** So long, in milliseconds, an answer is believed by whoever only looks. */
const believedMs = 3_000

export const createConfigured = (first: Configuration, load: typeof loadAgain = loadAgain): Configured => {
  const store = createStore(first)
  let asked = 0
  let [running, again] = [false, false]
  const ask = async (): Promise<void> => {
    asked = Date.now()
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
  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh: () => void refresh(),
    look: () => void (Date.now() - asked >= believedMs && refresh()),
  }
}
