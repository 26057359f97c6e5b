// What axe finds wrong on a screen, short enough to read in a failed test.
import axe, { type RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { amount } from '../../run/amount.ts'
import { toRest } from './toRest.ts'

/** A list's rows are alike: the first few stand for all, or axe is at it for seconds. */
const furtherRows = `tbody tr:nth-child(n + ${amount(6, 25) + 1})`

/** What is looked at: everything, colours alone, or all but them, which takes half the time. */
export type Looking = 'all' | 'colours' | 'others'

const optionsOf = (what: Looking): RunOptions => ({
  // What is right would be written down element by element, and carried over here.
  resultTypes: ['violations'],
  ...(what === 'colours' && { runOnly: ['color-contrast'] }),
  ...(what === 'others' && { rules: { 'color-contrast': { enabled: false } } }),
})

/** Once in each document, however often axe looks: its builder does so for each look. What the page's policy forbids a script, the debugger may. */
const load = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`)
}

export interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly at: string; readonly why: string }[]
}

/** Axe at work in the page itself and in its frames. */
export const violationsOn = async (page: Page, what: Looking): Promise<readonly Violation[]> => {
  await Promise.all(page.frames().map(load))
  return page.evaluate(
    async ([rows, options]) => {
      const { run } = (globalThis as unknown as { readonly axe: typeof axe }).axe
      const { violations } = await run({ exclude: [[rows]] }, options)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, target, failureSummary }) => ({
          html: html.slice(0, 300),
          at: target.join(' '),
          why: failureSummary ?? 'no reason told',
        })),
      }))
    },
    [furtherRows, optionsOf(what)] as const,
  )
}

/** Screens share their colours, and the tour looks at those of each: elsewhere one look in three has them. */
const coloursEvery = amount(3, 1)
let looks = 0
const inTurn = (): Looking => (looks++ % coloursEvery === 0 ? 'all' : 'others')

export const axeProblems = async (page: Page, what = inTurn()): Promise<readonly string[]> => {
  // Colours that fade are looked at once they have arrived.
  await toRest(page)
  return (await violationsOn(page, what)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html, why }) => `${html} (${why})`).join(' | ')}`)
}
