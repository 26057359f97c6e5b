// The notices of one console: what is shown and what waits.
import { createStore, type Store } from './createStore.ts'
import { withNotice, withoutNotice, withoutOffer, type NoticeOffer, type NoticeQueue, type NoticeTone } from './noticeRules.ts'

export interface Notices extends Pick<Store<NoticeQueue>, 'get' | 'subscribe'> {
  /** Vanishes by itself; an offer (Undo) stands beside it. */
  readonly success: (text: string, offer?: NoticeOffer) => void
  /** Stays until Ok. */
  readonly error: (text: string, offer?: NoticeOffer) => void
  /** Something is still running; the answer closes it. */
  readonly pending: (text: string) => () => void
  readonly close: (id: number) => void
  /** Takes an offer back: whoever made it is no longer there. */
  readonly withdraw: (offer: NoticeOffer) => void
  /** They are nobody's any more. */
  readonly clear: () => void
}

export const createNotices = (): Notices => {
  const store = createStore<NoticeQueue>([])
  let last = 0
  const show = (tone: NoticeTone, text: string, offer?: NoticeOffer): number => {
    last += 1
    store.set(withNotice(store.get(), { id: last, tone, text, ...(offer && { offer }) }))
    return last
  }
  const close = (id: number): void => store.set(withoutNotice(store.get(), id))
  return {
    get: store.get,
    subscribe: store.subscribe,
    success: (text, offer) => void show('success', text, offer),
    error: (text, offer) => void show('error', text, offer),
    pending: (text) => {
      const id = show('pending', text)
      return () => close(id)
    },
    close,
    withdraw: (offer) => store.set(withoutOffer(store.get(), offer)),
    clear: () => store.set([]),
  }
}
