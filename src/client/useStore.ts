// Reads a store and follows it.
import { useSyncExternalStore } from 'react'
import type { Store } from './createStore.ts'

export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T => useSyncExternalStore(store.subscribe, store.get)
