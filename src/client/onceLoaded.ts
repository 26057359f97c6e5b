// Loads something once: the same promise each time, as React's use() wants. One that failed is forgotten, so that it is tried again.
import { readable } from './readable.ts'

const failed = new Set<() => void>()

/** So long, in milliseconds, a failure is answered to whoever asks: React, told of it, asks again and is to find the same. */
const toldFor = 1_000

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
      setTimeout(() => coming === now && forget(), toldFor)
    })
    return now
  }
}
