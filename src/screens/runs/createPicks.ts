// The selection of one list, for its check boxes, its keys and its bar.
import { createStore, type Store } from '../../client/createStore.ts'
import { between, isPicked, nothing, withPicked, type Selection } from './selection.ts'

export interface Picks extends Pick<Store<Selection>, 'get' | 'subscribe'> {
  /** Ids of the rows that are shown, as they stand. */
  readonly page: Store<readonly string[]>
  /** Turns one; with range, all from the one that was turned last. */
  readonly turn: (id: string, range?: boolean) => void
  /** Takes all rows that are shown, or where they all are taken, none of them. */
  readonly turnPage: () => void
  /** All that the filter finds. */
  readonly takeAll: () => void
  readonly clear: () => void
}

/** Whether all rows that are shown are selected. */
export const isWhole = (page: readonly string[], selection: Selection): boolean =>
  page.length > 0 && page.every((id) => isPicked(selection, id))

export const createPicks = (): Picks => {
  const store = createStore(nothing)
  const page = createStore<readonly string[]>([])
  let last: string | undefined
  const put = (ids: readonly string[], picked: boolean): void => store.set(withPicked(store.get(), ids, picked))
  return {
    get: store.get,
    subscribe: store.subscribe,
    page,
    turn: (id, range = false) => {
      put(range ? between(page.get(), last, id) : [id], !isPicked(store.get(), id))
      last = id
    },
    turnPage: () => put(page.get(), !isWhole(page.get(), store.get())),
    takeAll: () => store.set({ all: true, ids: new Set() }),
    clear: () => {
      last = undefined
      store.set(nothing)
    },
  }
}
