// Something of an order taken by its handle with the keys, carried one place on and put down there.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** @param key which arrow; @param place where it is then, from 1 */
export const carry = async (page: Page, handle: Locator, key: string, place: number): Promise<void> => {
  await handle.focus()
  await page.keyboard.press('Space')
  // As who listens does: where it is is known once it is said.
  await page.getByText(/ is at place \d/).waitFor({ state: 'attached' })
  // What is carried hears its keys a moment after it says so: who hears nothing of it presses once more.
  await expect
    .poll(
      async () => {
        await page.keyboard.press(key)
        const there = page.getByText(` is at place ${place} `)
        return there.waitFor({ state: 'attached', timeout: 3_000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await page.keyboard.press('Space')
}
