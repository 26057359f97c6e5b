// Code that comes late takes its place without a jump, and takes nothing with it. Code that does not come while the line is down fails in its own place:
// the page, and what is typed on it, stays; and it heals by itself.
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest'
import { openLine, type Line } from './line/openLine.ts'
import { noteShifts, shiftsOf } from './shift/measure.ts'
import { enter, type Staff, type WindowOptions } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { findWaiting } from './story/people.ts'

const says = 'A part of the console could not be loaded'

let line: Line
let house: House
let creator: string
let staff: Staff
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>

const window = (options: WindowOptions): Promise<Staff> =>
  enter({ ...house, address: line.address }, { noticesSilence: true, at: '/about', ...options })

beforeAll(async () => {
  line = await openLine(() => Number(new URL(house.address).port))
  house = await openHouse({ origins: [line.address] })
  const [found] = await findWaiting(house, 1)
  creator = String(found?.user)
  const { page, context } = await window({ as: 'admin' })
  await page.getByRole('heading', { name: 'About' }).waitFor()
  storageState = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await line?.close()
  await house?.stop()
})
beforeEach(async () => {
  staff = await window({ storageState })
  await staff.page.getByRole('heading', { name: 'About' }).waitFor()
})
afterEach(async () => {
  line.set('open')
  await staff.context.close()
})

/** Code of that name does not come; the answer lets it through again. */
const without = async (page: Page, name: string): Promise<() => Promise<void>> => {
  const piece = new RegExp(`/assets/${name}-[^/]*\\.js`)
  await page.route(piece, async (route) => route.abort())
  return async () => page.unroute(piece)
}
/** Code of that name waits; the answer lets it come. */
const late = async (page: Page, name: string): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((go) => (release = go))
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), async (route) => released.then(() => route.continue()))
  return release
}
const height = (): Locator => staff.page.getByRole('region', { name: 'Questionnaire', exact: true }).getByLabel('Height')
const failed = (): Locator => staff.page.getByRole('dialog', { name: says })
const mark = (): Locator => staff.page.getByRole('button', { name: /^Mark as fraud: / })
const marking = (): Locator => staff.page.getByRole('dialog', { name: /^Mark as fraud/ })

const addNote = (): Locator => staff.page.getByRole('button', { name: 'Add note' })
const noting = (): Locator => staff.page.getByRole('dialog', { name: /^Add note/ })

const typeHeight = async (text: string): Promise<void> => {
  await staff.open(`/profile/${creator}`)
  await staff.page.getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await height().fill(text)
}

it('a section whose code comes last pushes nothing down', async () => {
  const { page, open } = staff
  await page.setViewportSize({ width: 390, height: 844 })
  await noteShifts(page)
  const release = await late(page, 'plan')
  await open('/settings/general')
  await page.locator('.sections').waitFor()
  release()
  await page.getByRole('heading', { name: 'Company information' }).waitFor()
  await page.getByText('Subscription plan').waitFor()
  expect((await shiftsOf(page)).filter(({ value }) => value > 0.05)).toEqual([])
})

it('what drags comes to rows that stand already: nothing that was opened on one is lost, and no focus', async () => {
  const { page, open } = staff
  const release = await late(page, 'dragOrder')
  await open('/settings/tags')
  const rest = page.getByRole('button', { name: 'All of Cooking' })
  await rest.click()
  const edit = page.getByRole('button', { name: 'Edit: Cooking' })
  await edit.focus()
  const stands = await edit.elementHandle()
  release()
  await page.getByRole('button', { name: 'Move Cooking' }).waitFor()
  expect(await stands?.evaluate((button) => button.isConnected && document.activeElement === button)).toBe(true)
  expect(await rest.getAttribute('aria-expanded')).toBe('true')
})

it('a dialog whose form does not come says so, keeps what is typed elsewhere, and heals by itself when the line is back', async () => {
  const { page } = staff
  const through = await without(page, 'userNoteForms')
  await typeHeight('181')
  await addNote().click()
  await noting().getByText(says).waitFor()
  await noting().getByRole('button', { name: 'Retry' }).waitFor()
  await through()
  line.drop()
  await noting().getByRole('textbox').waitFor()
  expect(await noting().getByText(says).count()).toBe(0)
  await noting().getByRole('button', { name: 'Cancel' }).click()
  expect(await height().inputValue()).toBe('181')
  await page.getByRole('region', { name: 'Questionnaire', exact: true }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('181 cm').waitFor()
})

it('a form within a dialog says so there, with Retry', async () => {
  const { page } = staff
  const through = await without(page, 'form')
  await staff.open('/settings/tags')
  await page.getByRole('button', { name: 'Add category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(says).waitFor()
  await through()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByLabel('Title').waitFor()
  expect(await dialog.getByText(says).count()).toBe(0)
})

it('a filter whose places do not come says so there, with Retry, and does not ask without end', async () => {
  const { page } = staff
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const through = await without(page, 'locations')
  await staff.open('/users/usersList')
  await page.getByRole('search').getByRole('button', { name: 'Country', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Country' })
  await choice.getByText(says).waitFor()
  expect(asked.filter((each) => each.includes('/assets/locations-')).length).toBeLessThan(20)
  await through()
  await choice.getByRole('button', { name: 'Retry' }).click()
  await choice.getByRole('combobox', { name: 'Country' }).waitFor()
  expect(await choice.getByText(says).count()).toBe(0)
})

it('Pay on the list and the menu of a row say so, close by Escape, leave the list, and open when the line is back', async () => {
  const { page } = staff
  const through = await Promise.all([without(page, 'dialog'), without(page, 'menus')])
  await staff.open('/payoutRequests?look=table')
  const rows = page.locator('tr[data-id]')
  await rows.first().waitFor()
  for (const name of [/^Pay: /, /^More actions/]) {
    await rows.getByRole('button', { name }).first().click()
    await failed().waitFor()
    await page.keyboard.press('Escape')
    await failed().waitFor({ state: 'detached' })
  }
  expect(await rows.count()).toBeGreaterThan(0)
  await rows
    .getByRole('button', { name: /^Pay: / })
    .first()
    .click()
  await failed().waitFor()
  await Promise.all(through.map((each) => each()))
  line.drop()
  await page.getByRole('dialog', { name: /^Pay/ }).getByRole('button', { name: 'Cancel' }).waitFor()
})

it('what a screen offers is there before it is asked for: a dialog opens while the line is cut', async () => {
  const { page } = staff
  const loaded: string[] = []
  page.on('requestfinished', (request) => loaded.push(request.url()))
  await typeHeight('182')
  for (const piece of [/\/assets\/dialog-/, /\/assets\/userForms-/])
    await expect.poll(() => loaded.some((each) => piece.test(each)), { timeout: 300_000 }).toBe(true)
  line.set('cut')
  await mark().click()
  await marking().waitFor()
  expect(await failed().count()).toBe(0)
  await marking().getByRole('button', { name: 'Cancel' }).click()
  expect(await height().inputValue()).toBe('182')
})
