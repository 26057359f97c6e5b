// Turns the console to another language, by the menu behind one's own name.
import type { Staff } from './enter.ts'

/** @param from what the menu calls the language in the one it has now */
export const turnTo = async ({ page }: Pick<Staff, 'page'>, from: 'Language' | 'Sprache', language: string): Promise<void> => {
  await page.getByRole('banner').locator('.userButton').click()
  await page.getByRole('menuitem', { name: new RegExp(`^${from}`) }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}
