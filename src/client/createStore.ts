// A value that many watch: the smallest thing React can subscribe to, and usable outside of React.
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  readonly get: () => T
  /** Tells the watchers, unless it is the value already held. */
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createStore = <T>(first: T): Store<T> => {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a store and follows it. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T => useSyncExternalStore(store.subscribe, store.get)
