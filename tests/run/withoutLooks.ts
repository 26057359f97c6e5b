// A server whose looks every few seconds never come: what happens there all the same was told to it, on a machine however slow.
import { vi } from 'vitest'

/** @param open starts it; what it repeats by the clock stands still from then on */
export const withoutLooks = async <Server>(open: () => Promise<Server>): Promise<Server> => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await open()
  } finally {
    vi.useRealTimers()
  }
}
