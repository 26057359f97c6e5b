// The first row of an orderable list taken by its handle with the keys and put down in second place.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** @param handle what the row's handle is called */
export const carryDown = async (page: Page, handle: string): Promise<void> => {
  await page.getByRole('button', { name: handle, exact: true }).focus()
  await page.keyboard.press('Space')
  // As who listens does: where it is is known once it is said.
  await page.getByText(/ is at place 1 /).waitFor({ state: 'attached' })
  // What is carried hears its keys a moment after it says so: who hears nothing of it presses once more.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('ArrowDown')
        const second = page.getByText(/ is at place 2 /)
        return second.waitFor({ state: 'attached', timeout: 3_000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await page.keyboard.press('Space')
}
