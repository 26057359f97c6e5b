// Opens a tab of a record as its viewer does.
import type { Page } from 'playwright-core'

export const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.getByRole('tabpanel', { name, exact: true }).waitFor()
}
