// Loads something once: the same promise each time, as React's use() wants; one that failed is forgotten, so that Retry tries again.
import { readable } from './readable.ts'

export const onceLoaded = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let coming: Promise<T> | undefined
  return () => {
    if (coming) return coming
    const now = readable(load())
    coming = now
    now.catch(() => (coming = undefined))
    return now
  }
}
