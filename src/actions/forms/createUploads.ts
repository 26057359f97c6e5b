// Files on their way: places for all of them or none, three sent at once, made in their order, each with its progress, its problem and its retry.
import { createLanes } from './createLanes.ts'
import { createStore, type Store } from '../../client/createStore.ts'
import type { UploadTarget } from './askUploadTargets.ts'

/** Turns one after the other, however the works between them overtake each other. */
interface Turn {
  /** Once all earlier turns have ended. */
  readonly turn: Promise<void>
  readonly end: () => void
}

const createTurns = (): (() => Turn) => {
  let last = Promise.resolve()
  return () => {
    const turn = last
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    last = turn.then(() => ended)
    return { turn, end: () => end() }
  }
}

export interface UploadItem {
  readonly id: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1 of its bytes. */
  readonly sent: number
  /** Why it failed, or cannot be sent. */
  readonly problem?: string | undefined
  /** It breaks a rule: sending it again would change nothing. */
  readonly hopeless?: true
  /** Where all of it is already: the next try only makes something of it. */
  readonly target?: UploadTarget | undefined
}

export interface UploadState {
  readonly items: readonly UploadItem[]
  readonly busy: boolean
  /** What stopped the whole batch. */
  readonly problem?: string
}

export interface UploadTask {
  readonly askTargets: (count: number) => Promise<readonly UploadTarget[]>
  readonly send: (target: UploadTarget, file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<void>
  /** What is done with a file that has come; it has failed where this throws. */
  readonly finish: (target: UploadTarget, file: File) => Promise<void>
  /** Why a file cannot be sent at all. */
  readonly refuse: (file: File) => string | undefined
}

export interface Uploads extends Pick<Store<UploadState>, 'get' | 'subscribe'> {
  /** What to do with files from now on. */
  readonly use: (task: UploadTask) => void
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: number) => void
  /** Sends everything that waits. @returns how many are done now, of all */
  readonly start: () => Promise<number>
  readonly retry: (id: number) => Promise<number>
  /** Sends one no further, or none of them; what has come stays. */
  readonly stop: (id?: number) => void
}

const maxSending = 3
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What is known of the files, and how it changes. */
const createItems = (refuse: (file: File) => string | undefined) => {
  const store = createStore<UploadState>({ items: [], busy: false })
  let last = 0
  const itemOf = (file: File): UploadItem => {
    const problem = refuse(file)
    last += 1
    const kept = { id: last, file, sent: 0 }
    return problem === undefined ? { ...kept, state: 'waiting' } : { ...kept, state: 'failed', problem, hopeless: true }
  }
  /** What stopped a batch before is no news any more. */
  const calmly = (next: Partial<UploadState>): void => {
    const { items, busy } = store.get()
    store.set({ items, busy, ...next })
  }
  return {
    store,
    calmly,
    change: (id: number, next: Partial<UploadItem>): void =>
      store.set({ ...store.get(), items: store.get().items.map((each) => (each.id === id ? { ...each, ...next } : each)) }),
    add: (files: readonly File[]): void => calmly({ items: [...store.get().items, ...files.map(itemOf)] }),
    remove: (id: number): void => calmly({ items: store.get().items.filter((each) => each.id !== id) }),
  }
}

/** Places that are on their way; undefined where they were given up meanwhile: what comes then is nobody's. */
const createPlaces = () => {
  let giveUp = (): void => undefined
  return {
    come: (asked: Promise<readonly UploadTarget[]>): Promise<UploadTarget[] | undefined> =>
      new Promise((resolve, reject) => {
        giveUp = () => resolve(undefined)
        asked.then((all) => resolve([...all]), reject)
      }),
    giveUp: () => giveUp(),
  }
}

export const createUploads = (): Uploads => {
  let used: UploadTask | undefined
  const task = (): UploadTask => {
    if (!used) throw new Error('nobody says yet what to do with files')
    return used
  }
  const { store, calmly, change, add, remove } = createItems((file) => task().refuse(file))
  const sendOne = async (
    { id, file, target: known }: UploadItem,
    target: UploadTarget,
    turn: Promise<void>,
    signal: AbortSignal,
  ): Promise<void> => {
    // It may have been taken out before its turn came.
    if (!store.get().items.some((each) => each.id === id)) return
    change(id, { state: 'sending', sent: known ? 1 : 0, problem: undefined })
    try {
      if (!known) await task().send(target, file, (sent) => change(id, { sent }), signal)
      // Only once is it tried with what is there: whatever is wrong with it then, a new place mends it.
      change(id, { target: known ? undefined : target })
      await turn
      await task().finish(target, file)
      change(id, { state: 'done', sent: 1 })
    } catch (error) {
      change(id, { state: 'failed', problem: wordsOf(error) })
    }
  }
  const lanes = createLanes(maxSending)
  const places = createPlaces()
  const stopAll = (): void => [places.giveUp, lanes.stop].forEach((stop) => stop())
  const sendAll = async (items: readonly UploadItem[]): Promise<void> => {
    const fresh = items.filter(({ target }) => !target)
    const targets = fresh.length === 0 ? [] : await places.come(task().askTargets(fresh.length))
    if (!targets) return
    const takeTurn = createTurns()
    await lanes.run(
      items.flatMap((item) => {
        const target = item.target ?? targets.shift()
        if (!target) return []
        const { turn, end } = takeTurn()
        return [{ id: item.id, run: (signal: AbortSignal) => sendOne(item, target, turn, signal).finally(end) }]
      }),
    )
  }
  const run = async (items: readonly UploadItem[]): Promise<number> => {
    if (store.get().busy || items.length === 0) return 0
    calmly({ busy: true })
    await sendAll(items).catch((error: unknown) => store.set({ ...store.get(), problem: wordsOf(error) }))
    store.set({ ...store.get(), busy: false })
    return store.get().items.filter((each) => each.state === 'done').length
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    use: (next) => void (used = next),
    add,
    remove,
    start: () => run(store.get().items.filter((each) => each.state === 'waiting' || (each.state === 'failed' && !each.hopeless))),
    retry: (id) => run(store.get().items.filter((each) => each.id === id && !each.hopeless)),
    stop: (id) => (id === undefined ? stopAll() : lanes.stop(id)),
  }
}
