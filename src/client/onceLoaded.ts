// Loads something once: the same promise each time, as React's use() wants. One that failed is forgotten, so that it is tried again.

/** Marked as React marks the promises it has seen: use() reads one that has settled at once, instead of suspending to find that out. */
const readable = <T>(coming: Promise<T>): Promise<T> => {
  coming.then(
    (value) => void Object.assign(coming, { status: 'fulfilled', value }),
    // Not answered: that would be a rejection which nobody hears.
    (reason: unknown) => void Object.assign(coming, { status: 'rejected', reason }),
  )
  return coming
}

/** Of a promise that use() has read or that was made here: whether use() would throw. */
export const hasFailed = (coming: Promise<unknown>): boolean => 'status' in coming && coming.status === 'rejected'

const failed = new Set<() => void>()

/** So long, in milliseconds, a failure is answered to whoever asks: React, told of it, asks again and is to find the same. */
const toldForMs = 1_000

/** What failed is loaded anew by whoever asks next, at once. */
export const forgetFailed = (): void => {
  for (const forget of failed) forget()
  failed.clear()
}

export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let coming: Promise<T> | undefined
  const forget = (): void => void (coming = undefined)
  return () => {
    if (coming) return coming
    const now = readable(load())
    coming = now
    now.catch(() => {
      failed.add(forget)
      setTimeout(() => coming === now && forget(), toldForMs)
    })
    return now
  }
}
