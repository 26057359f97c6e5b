// What axe finds wrong on a screen, short enough to read in a failed test.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { amount } from '../../run/amount.ts'
import { toRest } from './toRest.ts'

/** A list's rows are alike: the first few stand for all, or axe is at it for seconds. */
const furtherRows = `tbody tr:nth-child(n + ${amount(6, 25) + 1})`

/**
 * Axe at work in the page itself, telling only what is wrong: the builder's other way writes down every element that is right,
 * and carries that to a second page, which takes four times as long.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(furtherRows)

export const axeProblems = async (page: Page): Promise<readonly string[]> => {
  // Colours that fade are looked at once they have arrived.
  await toRest(page)
  const { violations } = await axeOn(page).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html.slice(0, 300)} (${node.failureSummary ?? 'no reason told'})`).join(' | ')}`,
  )
}
