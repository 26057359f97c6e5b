// What staff look at all day: cards, menus, hints and drawers show what they hold, none of it cut, nothing twice.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount } from '../run/amount.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { settle } from './tour/look.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { width: 1280, height: 720, at: '/posts/verification?look=table', as: 'admin' })
  await admin.page.locator('tr[data-id]').first().waitFor()
})
afterAll(() => house?.stop())

const menu = () => admin.page.getByRole('menu')
const openMenu = async (): Promise<void> => {
  await admin.page.locator('[aria-haspopup="menu"][aria-label^="More"]').first().click()
  await menu().waitFor()
}
const closeMenu = async (): Promise<void> => {
  await admin.page.keyboard.press('Escape')
  await menu().waitFor({ state: 'detached' })
}

it('offers an approved post one Decline, which can be pressed', async () => {
  await admin.open('/posts/verification?view=approved')
  await settle(admin.page)
  await openMenu()
  const declines = menu().getByRole('menuitem', { name: /^Decline/ })
  expect(await declines.evaluateAll((all) => all.map((each) => [each.textContent, each.ariaDisabled]))).toEqual([['Decline', 'false']])
  await closeMenu()
})

it.each([1440, 1280, 390])('writes the names of files on cards in lines, not letter below letter, at %i', async (width) => {
  await admin.page.setViewportSize({ width, height: 800 })
  await admin.open('/posts/verification?look=cards')
  await settle(admin.page)
  const names = await admin.page
    .locator('.listCards .uploadName')
    .evaluateAll((all) => all.map((each) => [each.textContent, each.getClientRects()[0]?.width ?? 0, each.getBoundingClientRect().height]))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(([, wide, high]) => Number(wide) < 20 || Number(high) > 40)).toEqual([])
  await admin.page.setViewportSize({ width: 1280, height: 720 })
})

it('shows every action of a menu at once where the window has room', async () => {
  await admin.page.setViewportSize({ width: 1280, height: 900 })
  await admin.open('/users/usersList')
  await settle(admin.page)
  await openMenu()
  const paper = menu().locator('..')
  expect(await paper.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await closeMenu()
  await admin.page.setViewportSize({ width: 1280, height: 720 })
})

it('says under the pointer how long ago a moment was, and in which zone', async () => {
  await admin.open('/users/usersList')
  await settle(admin.page)
  const moment = admin.page.locator('tbody time').first()
  await moment.hover()
  // How long ago is reckoned by code that comes with the first pointer over a moment.
  await expect
    .poll(async () => (await moment.getAttribute('title')) ?? '')
    .toMatch(/^\d+ (second|minute|hour|day|month|year)s? ago, \S+$|^(yesterday|now|last \w+), \S+$/)
})

it('names the currency above every price', async () => {
  await admin.open('/settings/pricing')
  await settle(admin.page)
  const table = admin.page.getByRole('table').first()
  const head = await table.getByRole('columnheader', { name: /Money prices/ }).innerText()
  const row = table.getByRole('row').nth(1)
  const currencies = (await row.locator('.prices').innerText()).match(/[A-Z]{3}/g) ?? []
  expect(currencies.length).toBeGreaterThan(1)
  expect(head.match(/\b[A-Z]{3}\b/g)).toEqual(expect.arrayContaining(currencies))
})

it('keeps hints within the window, at its edges, too', async () => {
  const { page } = admin
  await page.setViewportSize({ width: 1280, height: 480 })
  await admin.open('/payoutRequests?view=paid')
  await settle(page)
  const beyond = await page.evaluate(
    async (most) => {
      const found: string[] = []
      const hinted = [...document.querySelectorAll<HTMLElement>('main [aria-describedby], main [title]')]
      for (const each of hinted.slice(0, most)) {
        for (const block of ['start', 'end'] as const) {
          each.scrollIntoView({ block })
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          each.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          const box = document.querySelector('.hint')?.getBoundingClientRect()
          if (box && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight))
            found.push(`${each.textContent}: ${JSON.stringify(box)}`)
          each.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
        }
      }
      return found
    },
    amount(20, 60),
  )
  expect(beyond).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
})

it('leaves the focus on the row, with no hint standing, after an undo', async () => {
  const { page } = admin
  await admin.open('/payoutRequests?look=table')
  await settle(page)
  const row = await page.locator('tr[data-id]').first().getAttribute('data-id')
  await page.getByRole('button', { name: `Decline: ${row}` }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked for by mistake.')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await admin.open(`/payoutRequests?look=table&q=${row}`)
  await settle(page)
  await page.getByRole('button', { name: `Undo: ${row}`, exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Pay: ${row}`, exact: true }).waitFor()
  await settle(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.dataset['id'])).toBe(row)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TR')
  expect(await page.locator('.hint').count()).toBe(0)
})

it('marks what changed in a text by word, beside whole words', async () => {
  const { page } = admin
  await admin.open('/settings/tags')
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
  const old = await title.inputValue()
  await title.fill(`${old} and more`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await admin.open('/audit')
  await settle(page)
  await page.locator('tr[data-id] button.link').first().click()
  const changes = page.locator('.beside table.changes')
  const row = changes.getByRole('row', { name: /^Title/ })
  await row.waitFor()
  expect(await row.locator('ins').allInnerTexts()).toEqual([' and more'])
  expect(await row.locator('del').count()).toBe(0)
  const heads = await changes
    .getByRole('columnheader')
    .evaluateAll((all) =>
      all.map((each) => [each.textContent, each.scrollWidth <= each.clientWidth, each.getBoundingClientRect().height < 32]),
    )
  expect(heads).toEqual(['Field', 'Before', 'After'].map((name) => [name, true, true]))
  expect(
    await changes
      .locator('td')
      .first()
      .evaluate((each) => each.clientWidth),
  ).toBeGreaterThan(90)
})

it('lets the opened record be made wider, by pointer and by keys, and remembers it', async () => {
  const { page } = admin
  const wide = () => page.locator('.beside').evaluate((each) => each.getBoundingClientRect().width)
  const edge = page.getByRole('separator', { name: 'Width of the opened record' })
  const before = await wide()
  const box = await edge.boundingBox()
  if (!box) throw new Error('the edge has no place')
  await page.mouse.move(box.x + 3, 400)
  await page.mouse.down()
  await page.mouse.move(box.x - 97, 400, { steps: 5 })
  await page.mouse.up()
  await expect.poll(wide).toBeGreaterThan(before + 90)
  const dragged = await wide()
  await edge.press('ArrowLeft')
  await expect.poll(wide).toBeGreaterThan(dragged + 20)
  const pressed = await wide()
  expect(await edge.getAttribute('aria-valuenow')).toBe(String(Math.round(pressed)))
  await page.reload()
  await page.locator('.beside').waitFor()
  await expect.poll(wide).toBe(pressed)
  expect(await admin.axe()).toEqual([])
  await edge.press('Home')
  await expect.poll(wide).toBe(320)
})
