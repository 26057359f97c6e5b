// Fetches code that may be needed soon while the browser has nothing else to do: one piece after the other, once somebody is logged in.

type Load = () => Promise<unknown>

const waiting: Load[] = []
const standing: (() => void)[] = []
let begun = false
let busy = false

/** Milliseconds that the first screen has for itself. */
const firstScreenMs = 2_000

const idle = async (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

const fetchNext = async (): Promise<void> => {
  await idle()
  // What fails here is told where it is needed.
  await waiting
    .shift()?.()
    .catch(() => undefined)
  if (waiting.length > 0) return fetchNext()
  busy = false
}

const fetchAll = (): void => {
  if (!begun || busy || waiting.length === 0) return
  busy = true
  void fetchNext()
}

/** @param load may be asked again later; it loads once */
export const whenIdle = (load: Load): void => {
  waiting.push(load)
  fetchAll()
}

/** What is to be seen, but not first: it does not wait until the browser is idle, nor for code that may never be needed. */
export const afterFirstScreen = (show: () => void): void => {
  if (begun) show()
  else standing.push(show)
}

/** From now on, or a moment later: the screen that is being opened comes first. */
export const beginIdle = (): void => {
  setTimeout(() => {
    begun = true
    for (const show of standing.splice(0)) show()
    fetchAll()
  }, firstScreenMs)
}
