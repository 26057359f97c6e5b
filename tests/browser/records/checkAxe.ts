// What axe finds wrong on a screen, short enough to read in a failed test.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const axeProblems = async (page: Page): Promise<readonly string[]> => {
  // Colours that fade are looked at once they have arrived.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}
