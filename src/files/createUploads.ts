// Files on their way: places for all of them or none, three sent at once, each with its progress, its problem and its retry.
import { createStore } from '../store/createStore.ts'
import type { Store } from '../store/createStore.ts'
import type { Place } from './askPlaces.ts'

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
  readonly place?: Place | undefined
}

export interface UploadState {
  readonly items: readonly UploadItem[]
  readonly busy: boolean
  /** What stopped the whole batch. */
  readonly problem?: string
}

export interface UploadTask {
  readonly askPlaces: (count: number) => Promise<readonly Place[]>
  readonly send: (place: Place, file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<void>
  /** What is done with a file that has come; it has failed where this throws. */
  readonly finish: (place: Place, file: File) => Promise<void>
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

const atOnce = 3
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs the works, so many at once. */
const inLanes = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  const left = [...works]
  const lane = async (): Promise<void> => {
    const next = left.shift()
    if (!next) return
    await next()
    await lane()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

export const createUploads = (): Uploads => {
  let used: UploadTask | undefined
  const task = (): UploadTask => {
    if (!used) throw new Error('nobody says yet what to do with files')
    return used
  }
  const store = createStore<UploadState>({ items: [], busy: false })
  let last = 0
  const change = (id: number, next: Partial<UploadItem>): void =>
    store.set({ ...store.get(), items: store.get().items.map((each) => (each.id === id ? { ...each, ...next } : each)) })
  const calm = (state: UploadState): UploadState => ({ items: state.items, busy: state.busy })
  const itemOf = (file: File): UploadItem => {
    const problem = task().refuse(file)
    last += 1
    return {
      id: last,
      file,
      state: problem === undefined ? 'waiting' : 'failed',
      sent: 0,
      ...(problem !== undefined && { problem, hopeless: true }),
    }
  }
  const sendOne = async ({ id, file, place: known }: UploadItem, place: Place, signal: AbortSignal): Promise<void> => {
    change(id, { state: 'sending', sent: known ? 1 : 0, problem: undefined })
    try {
      if (!known) await task().send(place, file, (sent) => change(id, { sent }), signal)
      // Only once is it tried with what is there: whatever is wrong with it then, a new place mends it.
      change(id, { place: known ? undefined : place })
      await task().finish(place, file)
      change(id, { state: 'done', sent: 1 })
    } catch (error) {
      change(id, { state: 'failed', problem: wordsOf(error) })
    }
  }
  const sending = new Map<number, AbortController>()
  /** One that was taken out, or that waits when all are stopped, is not begun. */
  const begin = async ({ id }: UploadItem, place: Place, halted: () => boolean): Promise<void> => {
    const item = store.get().items.find((each) => each.id === id)
    if (!item || halted()) return
    const controller = new AbortController()
    sending.set(id, controller)
    await sendOne(item, place, controller.signal)
    sending.delete(id)
  }
  let halt = (): void => undefined
  const run = async (items: readonly UploadItem[]): Promise<number> => {
    if (store.get().busy || items.length === 0) return 0
    let halted = false
    halt = () => void (halted = true)
    store.set({ ...calm(store.get()), busy: true })
    try {
      const fresh = items.filter(({ place }) => !place)
      const places = fresh.length === 0 ? [] : [...(await task().askPlaces(fresh.length))]
      const works = items.flatMap((item) => {
        const place = item.place ?? places.shift()
        return place ? [() => begin(item, place, () => halted)] : []
      })
      await inLanes(works)
    } catch (error) {
      store.set({ ...store.get(), problem: wordsOf(error) })
    }
    store.set({ ...store.get(), busy: false })
    return store.get().items.filter((each) => each.state === 'done').length
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    use: (next) => void (used = next),
    add: (files) => store.set({ ...calm(store.get()), items: [...store.get().items, ...files.map(itemOf)] }),
    remove: (id) => store.set({ ...calm(store.get()), items: store.get().items.filter((each) => each.id !== id) }),
    start: () => run(store.get().items.filter((each) => each.state === 'waiting' || (each.state === 'failed' && !each.hopeless))),
    retry: (id) => run(store.get().items.filter((each) => each.id === id && !each.hopeless)),
    stop: (id) => {
      if (id === undefined) halt()
      for (const [each, controller] of sending) if (id === undefined || each === id) controller.abort()
    },
  }
}
