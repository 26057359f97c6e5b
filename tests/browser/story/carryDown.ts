// The first row of an orderable list taken by its handle with the keys and put down in second place.
import type { Page } from 'playwright-core'

/** @param handle what the row's handle is called */
export const carryDown = async (page: Page, handle: string): Promise<void> => {
  await page.getByRole('button', { name: handle, exact: true }).focus()
  await page.keyboard.press('Space')
  // As who listens does: where it is is known once it is said.
  await page.getByText(/ is at place 1 /).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.getByText(/ is at place 2 /).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
}
