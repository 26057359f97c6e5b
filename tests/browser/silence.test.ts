// No screen writes to the console: every one of them, its menus, filters and dialogs, in a build whose libraries say what they find wrong.
import type { ConsoleMessage, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import type { Staff } from './story/enter.ts'
import { ofEach, some } from '../run/amount.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { addressOf } from './tour/addressOf.ts'
import { settle } from './tour/look.ts'
import { openWindows, type Windows } from './tour/Windows.ts'

let house: House
let windows: Windows

/** What libraries advertise while one develops. */
const advertised = /Download the (?:React|Apollo) DevTools/

beforeAll(async () => {
  house = await openHouse({ mode: 'development' })
  windows = openWindows(house)
})
afterAll(() => house?.stop())

/** @returns what the page said meanwhile, each once */
const listenTo = async (page: Page, work: () => Promise<void>): Promise<readonly string[]> => {
  const said = new Set<string>()
  const onConsole = (message: ConsoleMessage): void =>
    void (advertised.test(message.text()) || said.add(`${message.type()}: ${message.text().slice(0, 400)}`))
  const onError = (error: Error): void => void said.add(String(error))
  page.on('console', onConsole).on('pageerror', onError)
  await work()
  page.off('console', onConsole).off('pageerror', onError)
  return [...said]
}

/** What opens something over the screen: menus and filters, what the screen offers, pencils. One of each kind. */
const openers = 'main :is([aria-haspopup], .screenActions button, [aria-label^="Edit: "]):not([aria-disabled="true"], :disabled)'

const kindOf = (name: string): string => name.replace(/: .*/, '').replace(/\d+/g, '')

const close = async (page: Page): Promise<void> => {
  for (
    let tries = 0;
    tries < 4 && (await page.locator('[role=dialog], [role=alertdialog], [role=menu], dialog[open]').count()) > 0;
    tries += 1
  ) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(250)
  }
}

/** Opens the chosen thing, and what is found first within a menu of actions. */
const openOne = async (page: Page, at: number): Promise<void> => {
  await page.locator(openers).nth(at).click({ timeout: 3_000 })
  await settle(page)
  const items = page.getByRole('menu').getByRole('menuitem').and(page.locator(':not([aria-disabled="true"], a)'))
  if ((await items.count()) > 0) {
    await items.first().click()
    await settle(page)
  }
  const choice = page.locator('[role=dialog] [role=combobox]').first()
  if ((await choice.count()) > 0) await choice.click({ timeout: 3_000 }).catch(() => undefined)
  await close(page)
}

const visit = async ({ page, open }: Staff, address: string, turn: number): Promise<void> => {
  await open(address)
  await settle(page)
  const names = await page
    .locator(openers)
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''))
  const kinds = names.map(kindOf)
  const first = kinds.flatMap((kind, at) => (kinds.indexOf(kind) === at ? [at] : [])).slice(0, 12)
  for (const at of some(first, 3, turn)) {
    await openOne(page, at).catch(() => close(page))
    // What was opened may have led away, or changed what is there.
    if (!page.url().endsWith(address)) await open(address)
    await settle(page)
  }
}

describe.concurrent('in a build whose libraries speak', () => {
  it.each(ofEach<ScreenModel>(screens, ({ kind }) => kind, 1).map((screen, at) => [screen.name, screen, at] as const))(
    '%s says nothing',
    async (_name, screen, at) => {
      const address = await addressOf(house, screen)
      const said = await windows.use('admin', async (staff) => {
        await staff.page.setViewportSize({ width: 1280, height: 720 })
        return listenTo(staff.page, () => visit(staff, address, at))
      })
      expect(said).toEqual([])
    },
  )
})
