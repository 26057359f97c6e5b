// All that can be pressed on a list to see other records: its tabs, heads, filters, search and pages, found on the screen as a person finds them.
import type { Locator, Page } from 'playwright-core'
import { amount, some } from '../../run/amount.ts'

export interface Press {
  readonly name: string
  /** Gets ready what is pressed; nothing of the list is asked by that. */
  readonly open?: () => Promise<void>
  readonly press: () => Promise<void>
  readonly close?: () => Promise<void>
}

export const tabLinks = (page: Page): Locator => page.getByRole('navigation', { name: 'Views', exact: true }).getByRole('link')

const places = (all: number): readonly number[] => Array.from({ length: all }, (_, at) => at)

const tabs = async (page: Page): Promise<readonly Press[]> => {
  const links = tabLinks(page)
  const all = await links.count()
  // The one that is shown comes last: one gets there from another.
  const order = places(all).map((at) => (at + 1) % all)
  return order.slice(0, amount(1, all)).map((at) => ({
    name: `tab ${at}`,
    press: () => links.nth(at).click(),
  }))
}

const heads = async (page: Page, turn: number): Promise<readonly Press[]> => {
  const all = await page.locator('thead').first().locator('button.headButton').count()
  return some(places(all), 1, turn).map((at) => ({
    name: `head ${at}`,
    press: () => page.locator('thead').first().locator('button.headButton').nth(at).click(),
  }))
}

/** Chooses something in the pop-over of a filter, whatever its choice looks like. @returns undefined where there is nothing to choose */
const choiceIn = async (page: Page, dialog: Locator): Promise<(() => Promise<void>) | undefined> => {
  const [radio, box, picker, day, text] = [
    dialog.getByRole('radio', { checked: false }).first(),
    dialog.getByRole('checkbox').first(),
    dialog.getByRole('combobox').first(),
    dialog.locator('input[type=date]').first(),
    dialog.getByRole('textbox').first(),
  ]
  await dialog.locator('input, [role=combobox]').first().waitFor()
  if (await radio.count()) return () => radio.check()
  const group = dialog.locator('summary').first()
  // What a closed group holds is not there for roles.
  if (!(await box.count()) && (await group.count())) await group.click()
  if (await box.count()) return () => box.click()
  if (await day.count()) return () => day.fill('2025-02-03')
  if (await picker.count()) {
    // A picker of records is typed into; a choice of what they are stands before the text that says which.
    const isAll = await picker.evaluate((each) => each instanceof HTMLInputElement)
    await picker.click()
    const option = page.getByRole('option').first()
    await option.waitFor()
    if (isAll) return () => option.click()
    await option.click()
  }
  return async () => {
    await text.fill('1')
    await text.press('Enter')
  }
}

const filters = async (page: Page, turn: number): Promise<readonly Press[]> => {
  const chips = page.locator('button.filterChip')
  const all = await chips.count()
  return some(places(all), 2, turn).map((at) => {
    let choose: (() => Promise<void>) | undefined
    const dialog = page.getByRole('dialog')
    return {
      name: `filter ${at}`,
      open: async () => {
        await chips.nth(at).click()
        choose = await choiceIn(page, dialog)
      },
      press: async () => choose?.(),
      close: async () => {
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      },
    }
  })
}

/** To where one was before; nowhere else than within the list. */
const back = async (page: Page): Promise<readonly Press[]> => {
  const walked = await page.evaluate(() => (history.state as { readonly idx?: number } | null)?.idx ?? 0)
  return walked > 0 ? [{ name: 'back', press: async () => void (await page.goBack()) }] : []
}

const search = async (page: Page): Promise<readonly Press[]> => {
  const box = page.locator('search input[type=search]')
  return (await box.count()) ? [{ name: 'search', press: () => box.fill('an') }] : []
}

const clear = async (page: Page): Promise<readonly Press[]> => {
  const lift = page.getByRole('button', { name: 'Clear filters' }).first()
  return (await lift.count()) ? [{ name: 'clear', press: () => lift.click() }] : []
}

const pages = async (page: Page): Promise<readonly Press[]> => {
  const [pager, next] = [page.locator('nav.pager'), page.getByRole('button', { name: 'Next', exact: true })]
  if (!(await pager.count())) return []
  const on: Press = { name: 'next', press: () => next.click() }
  return [
    ...((await next.isEnabled()) ? [on] : []),
    { name: 'length', press: async () => void (await pager.getByRole('combobox').selectOption('50')) },
  ]
}

/** In the order in which they are pressed; each is looked for once those before it were. Of heads and filters every list has others pressed (`turn`). */
export const presses: readonly ((page: Page, turn: number) => Promise<readonly Press[]>)[] = [
  pages,
  tabs,
  heads,
  filters,
  back,
  search,
  clear,
]
