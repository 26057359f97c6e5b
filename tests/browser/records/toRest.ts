// Waits until nothing moves on a page and nothing that it shows is awaited any more.
import type { Page } from 'playwright-core'

/** No element. */
const none = ':not(*)'

/** @param busy matches while something is awaited. @throws with what is still awaited after a minute */
export const toRest = async (page: Page, busy = none): Promise<void> => {
  const quiet = page.waitForFunction(
    (awaited) => {
      const moves = document
        .getAnimations()
        .some((each) => Number.isFinite(each.effect?.getComputedTiming().endTime) && each.playState === 'running')
      const noted = globalThis as unknown as { quietSince?: number | undefined }
      if (document.querySelector(awaited) || moves) noted.quietSince = undefined
      else noted.quietSince ??= performance.now()
      return noted.quietSince !== undefined && performance.now() - noted.quietSince > 150
    },
    busy,
    { polling: 50, timeout: 300_000 },
  )
  await quiet.catch(async (cause: unknown) => {
    const still = await page.locator(busy).evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 160)))
    throw new Error(`${page.url()} does not come to rest: ${still.join(' | ')}`, { cause })
  })
}
