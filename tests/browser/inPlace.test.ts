// Single fields of a list edited where they stand: by pointer and by keys, refused, changed by two at once, and where there is no right to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { hasFocus } from './story/hasFocus.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  admin = await enter(house, { width: 1280, height: 720, at: '/inbox/replies', as: 'admin' })
  await admin.page.getByRole('row', { name: /Payout on its way/ }).waitFor()
})
afterAll(() => house?.stop())

const pencil = (page: Page, title: string) => page.getByRole('button', { name: `Edit: Title, ${title}`, exact: true })
const input = (page: Page) => page.getByRole('row').getByRole('textbox', { name: 'Title' })
const titles = async (): Promise<readonly string[]> =>
  (await house.sql<{ title: string }>('select title from saved_replies order by title')).map(({ title }) => title)
const updates = () => admin.sent.filter(({ payload }) => payload?.operationName === 'SavedRepliesUpdate').length

/** Opens the cell of a title and types into it. */
const type = async (page: Page, title: string, text: string): Promise<void> => {
  await pencil(page, title).click()
  await input(page).fill(text)
}
const told = (page: Page, text: string) => page.locator('.notices').getByText(text)

describe('by pointer', () => {
  it('a pencil comes where one points, and Save puts down what was typed', async () => {
    const { page } = admin
    const cell = page.getByRole('cell').filter({ has: pencil(page, 'Payout on its way') })
    const opacity = () => pencil(page, 'Payout on its way').evaluate((button) => getComputedStyle(button).opacity)
    await pencil(page, 'Payout on its way').waitFor()
    expect(await opacity()).toBe('0')
    await cell.hover()
    await expect.poll(opacity).toBe('1')
    await admin.shoot('pencil')
    await type(page, 'Payout on its way', 'Payout is on its way')
    await admin.shoot('open')
    expect(await admin.axe()).toEqual([])
    await page.getByRole('row').getByRole('button', { name: 'Save' }).click()
    await pencil(page, 'Payout is on its way').waitFor()
    await told(page, 'Edit: done').waitFor()
    expect(await titles()).toContain('Payout is on its way')
    const noted = "select record from audit_record where operation = 'savedRepliesUpdate'"
    expect(await house.sql(noted)).toEqual([{ record: '1' }])
  })
})

describe('by keys', () => {
  it('F2 or Enter opens, Enter saves, and the focus is on the pencil again', async () => {
    const { page } = admin
    await pencil(page, 'Bought by mistake').focus()
    await page.keyboard.press('F2')
    await expect.poll(() => hasFocus(input(page))).toBe(true)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Bought in error')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit: Title, Bought in error')
    await page.keyboard.press('Enter')
    await expect.poll(() => input(page).inputValue()).toBe('Bought in error')
  })

  it('Escape puts it back, and Enter on what nobody changed sends nothing', async () => {
    const { page } = admin
    const before = updates()
    await input(page).fill('Whatever')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit: Title, Bought in error')
    await page.keyboard.press('Enter')
    await input(page).press('Enter')
    await pencil(page, 'Bought in error').waitFor()
    expect(updates()).toBe(before)
    expect(await titles()).toContain('Bought in error')
  })
})

describe('what stands against it', () => {
  it('is told at the input, by the form and by the server', async () => {
    const { page } = admin
    await type(page, 'Bought in error', '')
    await page.keyboard.press('Enter')
    await page.getByRole('row').getByText('Title is required').waitFor()
    await input(page).fill('Documents missing')
    await page.keyboard.press('Enter')
    await page.getByRole('row').getByText('There is a saved reply of this title').waitFor()
    expect(await admin.axe()).toEqual([])
    await admin.shoot('refused')
    expect(await input(page).inputValue()).toBe('Documents missing')
    await page.keyboard.press('Escape')
    await pencil(page, 'Bought in error').waitFor()
  })

  it('is a choice where somebody else changed it meanwhile', async () => {
    const { page } = admin
    const other = await enter(house, { width: 1280, height: 720, at: '/inbox/replies', as: 'manager' })
    await type(page, 'Bought in error', 'Mine')
    await type(other.page, 'Bought in error', 'Theirs')
    await other.page.keyboard.press('Enter')
    await pencil(other.page, 'Theirs').waitFor()
    await input(page).press('Enter')
    const choice = page.getByRole('dialog', { name: /Changed meanwhile by/ })
    await choice.getByText('Mine: Mine').waitFor()
    await page.keyboard.press('Escape')
    await choice.waitFor({ state: 'detached' })
    expect(await input(page).inputValue()).toBe('Mine')
    await input(page).press('Enter')
    await choice.getByRole('button', { name: 'Save' }).click()
    await pencil(page, 'Mine').waitFor()
    // The other window follows, live.
    await pencil(other.page, 'Mine').waitFor()
    expect(other.problems).toEqual([])
  })

  it('is a right that is missing: no pencil, and what was typed stays where it went meanwhile', async () => {
    const other = await enter(house, { width: 1280, height: 720, at: '/inbox/replies', as: 'manager' })
    await type(other.page, 'Mine', 'Not mine')
    await house.sql(`delete from role_right where role = 'manager' and "right" = 'createAnyMessage'`)
    try {
      await other.page.getByText('You may no longer change this').waitFor()
      await expect.poll(() => pencil(other.page, 'Documents missing').count()).toBe(0)
    } finally {
      await house.sql(`insert into role_right (role, "right") values ('manager', 'createAnyMessage')`)
    }
    await expect.poll(() => input(other.page).inputValue()).toBe('Not mine')
    await pencil(other.page, 'Documents missing').waitFor()
    await other.context.close()
  })
})

describe('what is typed', () => {
  it('is asked about before the screen is left', async () => {
    const { page } = admin
    await type(page, 'Mine', 'Half a thou')
    await page.getByRole('link', { name: 'Transactions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(await input(page).inputValue()).toBe('Half a thou')
  })

  it('goes on in the whole form where a narrow window leaves no cell, whose cards have no pencil', async () => {
    const { page } = admin
    await page.setViewportSize({ width: 390, height: 844 })
    const dialog = page.getByRole('dialog', { name: 'Edit: Mine' })
    expect(await dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Half a thou')
    await admin.shoot('narrow')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Whole')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Edit: Whole', exact: true }).waitFor()
    expect(await page.locator('.cellPencil').count()).toBe(0)
    expect(await admin.axe()).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await pencil(page, 'Whole').waitFor()
  })
})

it('days and choices have the inputs of their form', async () => {
  const { page } = admin
  // Where each of the columns has room.
  await page.setViewportSize({ width: 1760, height: 720 })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Banners' }).click()
  const banner = page.getByRole('row', { name: /Summer sale/ })
  await banner.getByRole('button', { name: 'Edit: Place, Summer sale of credits' }).click()
  await banner.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Creators list' }).click()
  await banner.getByRole('button', { name: 'Edit: Shown until, Summer sale of credits' }).click()
  await banner.getByLabel('Shown until').fill('2001-01-01')
  await admin.shoot('banners')
  expect(await admin.axe()).toEqual([])
  await page.keyboard.press('Enter')
  await banner.getByText('The last day is before the first').waitFor()
  await banner.getByLabel('Shown until').press('Escape')
  await banner.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => house.sql("select place from banners where alt_text = 'Summer sale of credits'"))
    .toEqual([{ place: 'CREATORS_LIST' }])
  await banner.getByRole('button', { name: 'Edit: Place, Summer sale of credits' }).waitFor()
  expect(admin.problems).toEqual([])
})
