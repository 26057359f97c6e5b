// A page's own clock stands from now on, and goes only as far as a test says: what the page does after seconds does not come before one looks.
import type { Page } from 'playwright-core'

/** A clock is not put back: where the page hears of the moment only after it, that is an error, and its clock stands all the same. Then the next moment is soon enough. */
export const stopClock = async (page: Page): Promise<void> => {
  const stopSoon = async (): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await page.clock.install()
  try {
    await stopSoon()
  } catch (error) {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error
    await stopSoon()
  }
}
