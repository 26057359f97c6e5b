// How long a page itself takes until something is there, by its own clock: a slow machine makes that no longer.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { stopClock } from './stopClock.ts'

const stepMs = 20

/** @param begin what brings it about. Its page's clock stands still but for this, and goes on afterwards. */
export const withinOwnClock = async (what: Locator, milliseconds: number, begin: () => Promise<void>): Promise<void> => {
  const { clock } = what.page()
  await stopClock(what.page())
  await begin()
  let ran = 0
  const isThere = async (): Promise<boolean> => {
    const step = Math.min(stepMs, milliseconds - ran)
    if (step > 0) await clock.runFor(step)
    ran += step
    return what.isVisible()
  }
  await expect.poll(isThere, { interval: 100 }).toBe(true)
  await clock.resume()
}
