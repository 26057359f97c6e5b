// A member of staff at the console of a real server, in a browser window of their own.
import type { Browser, Locator, Page } from 'playwright-core'
import { password } from './fillHouse.ts'

export interface Visitor {
  readonly page: Page
  readonly open: (path: string) => Promise<void>
  /** The section of a profile, by its heading. */
  readonly section: (name: string) => Locator
  /** Chooses in a select of a form. */
  readonly choose: (within: Locator, label: string, option: string) => Promise<void>
  /** What the console of the browser complained of. */
  readonly problems: readonly string[]
  readonly leave: () => Promise<void>
}

export const visit = async (browser: Browser, address: string, { email }: { readonly email: string }): Promise<Visitor> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce', locale: 'en-US' })
  // A machine that does ten things at once is slow, not wrong.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(`${address}/admin/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'attached' })
  return {
    page,
    problems,
    open: async (path) => void (await page.goto(`${address}/admin${path}`)),
    section: (name) => page.getByRole('region', { name, exact: true }),
    choose: async (within, label, option) => {
      await within.getByLabel(label).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    },
    leave: () => context.close(),
  }
}
