// A page whose own clock stands but for moments in which one looks: what it does after seconds does not come before it on a slow machine.
import type { Locator, Page } from 'playwright-core'
import { vi } from 'vitest'

export const momentOf = (page: Page): Promise<void> => page.clock.runFor(20)

/** Its clock is paused by then. */
export const inMoments = async (page: Page, what: Locator): Promise<void> => {
  const isThere = async (): Promise<boolean> => {
    await momentOf(page)
    return what.isVisible()
  }
  await vi.waitUntil(isThere, { timeout: 300_000, interval: 100 })
}
