// The menu behind one's name: what is one's own, and how one has the console: zone and rows, at once, in every browser of one's own and in nobody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { writtenMoment } from '../../language/fields/writtenDate.ts'
import { app } from '#generated/app.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { hasFocus } from './story/hasFocus.ts'

let house: House
let staff: Staff
/** The same person elsewhere, and another one. */
let elsewhere: Staff
let colleague: Staff
/** As tests/browser/story/enter.ts has it. */
const ofBrowser = 'Europe/Berlin'

const enterAs = async (as: string): Promise<Staff> => {
  const window = await enter(house, { width: 1280, height: 720, at: '/transactions', as })
  await window.page.locator('tbody time').first().waitFor()
  return window
}

beforeAll(async () => {
  house = await openHouse()
  staff = await enterAs('manager')
  elsewhere = await enterAs('manager')
  colleague = await enterAs('admin')
})
afterAll(() => house?.stop())

const name = (page: Page) => page.getByRole('banner').locator('.userButton')
const item = (page: Page, label: string | RegExp) => page.getByRole('menuitem', { name: label })
const open = async (page: Page): Promise<void> => {
  await name(page).click()
  await page.getByRole('menu').waitFor()
}
/** A menu of MUI lies beside all landmarks, and takes the focus as long as it is there. */
const axe = async ({ axe: look }: Staff): Promise<readonly string[]> =>
  (await look()).filter((each) => !each.startsWith('region: <div class="MuiPaper'))
/** The first time of the list, as it is written and as it is. */
const firstTime = async (page: Page): Promise<{ readonly written: string; readonly is: string }> => {
  const time = page.locator('tbody time').first()
  return { written: (await time.textContent()) ?? '', is: (await time.getAttribute('datetime')) ?? '' }
}
const shownIn = async (page: Page, zone: string): Promise<boolean> => {
  const { written, is } = await firstTime(page)
  return written === writtenMoment(is, zone, app.dateFormat)
}
/** As it is after a reload: a page whose preferences were not told in time is a stranger's, so that one may have to look again. */
const anew = async (page: Page): Promise<Page> => {
  await page.reload()
  await page.locator('tbody time').first().waitFor()
  return page
}
const pageZone = (page: Page) => page.evaluate(() => document.documentElement.dataset['zone'])
const density = (page: Page) => page.locator('.tableFrame').first().getAttribute('data-density')
const chooseZone = async (page: Page, typed: string, zone: string): Promise<void> => {
  await open(page)
  await item(page, /^Time zone/).click()
  await page.getByRole('combobox', { name: 'Time zone' }).fill(typed)
  await page.getByRole('option', { name: zone, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('the menu', () => {
  it('opens by keys, walks by arrows, and gives the focus back', async () => {
    const { page } = staff
    await name(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('menuitem').evaluateAll((all) => all.indexOf(document.activeElement as never))).toBe(0)
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'My profile',
      'Sessions',
      'LanguageEnglish',
      expect.stringMatching(/^Time zone/),
      'RowsUsual',
      'Help',
      'Logout',
    ])
    expect(await axe(staff)).toEqual([])
    await staff.shoot('userMenu')
    for (const _each of ['Sessions', 'Language', 'Time zone']) await page.keyboard.press('ArrowDown')
    await expect.poll(() => hasFocus(item(page, /^Time zone/))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(name(page))).toBe(true)
  })

  it('leads to one’s own sessions, whoever one is', async () => {
    for (const { page } of [staff, colleague]) {
      await open(page)
      await item(page, 'Sessions').click()
      await page.getByRole('heading', { level: 2, name: 'Sessions' }).waitFor()
      await page
        .getByText(/Chrom\w+ \d+, Linux$/)
        .first()
        .waitFor()
      expect(new URL(page.url()).pathname).toMatch(/\/profile\/\d+\/sessions$/)
      await page.goBack()
      await page.locator('tbody time').first().waitFor()
    }
  })
})

describe('rows', () => {
  it('are as high as one has them everywhere; a list may say otherwise by its address', async () => {
    const { page } = staff
    expect(await density(page)).toBe('usual')
    await open(page)
    await item(page, /^Rows/).click()
    expect(await page.getByRole('menuitemradio', { name: 'Usual' }).getAttribute('aria-checked')).toBe('true')
    await page.getByRole('menuitemradio', { name: 'Low' }).click()
    await expect.poll(() => density(page)).toBe('compact')
    await expect.poll(() => density(elsewhere.page)).toBe('compact')
    expect(await density(colleague.page)).toBe('usual')
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => anew(page).then(density)).toBe('compact')
    await staff.open('/transactions?rows=usual')
    await page.locator('tbody time').first().waitFor()
    expect(await density(page)).toBe('usual')
    await staff.open('/transactions')
    await page.locator('tbody time').first().waitFor()
  })
})

describe('the zone', () => {
  it('is found by a piece of its name, holds at once and everywhere, and stays', async () => {
    const { page } = staff
    expect(await shownIn(page, ofBrowser)).toBe(true)
    await chooseZone(page, 'kolk', 'Asia/Kolkata')
    for (const each of [page, elsewhere.page]) await expect.poll(() => shownIn(each, 'Asia/Kolkata')).toBe(true)
    expect(await shownIn(colleague.page, ofBrowser)).toBe(true)
    await page.locator('tbody time').first().hover()
    await expect.poll(() => page.locator('tbody time').first().getAttribute('title')).toMatch(/, Asia\/Kolkata$/)
    await expect.poll(() => anew(page).then(pageZone)).toBe('Asia/Kolkata')
    expect(await shownIn(page, 'Asia/Kolkata')).toBe(true)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kolkata')
  })

  it('says where a day begins and ends for a filter, on a day of half an hour more, too', async () => {
    const { page, sent } = staff
    const asked = () =>
      JSON.stringify(
        sent
          .map(({ payload }) => payload?.variables?.['filter'])
          .filter(Boolean)
          .at(-1),
      )
    await staff.open('/transactions?f.createTime=2026-03-29..2026-03-29')
    await expect.poll(asked).toContain('{"from":"2026-03-28T18:30:00.000Z","to":"2026-03-29T18:29:59.999Z"}')
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).waitFor()
    await chooseZone(page, 'lord', 'Australia/Lord Howe')
    await expect.poll(asked).toContain('{"from":"2026-03-28T13:00:00.000Z","to":"2026-03-29T12:59:59.999Z"}')
    await staff.open('/transactions?f.createTime=2026-04-05..2026-04-05')
    await expect.poll(asked).toContain('{"from":"2026-04-04T13:00:00.000Z","to":"2026-04-05T13:29:59.999Z"}')
  })

  it('may be the browser’s again', async () => {
    const { page } = staff
    await staff.open('/transactions')
    await page.locator('tbody time').first().waitFor()
    await chooseZone(page, 'As the br', `As the browser (${ofBrowser})`)
    for (const each of [page, elsewhere.page]) await expect.poll(() => shownIn(each, ofBrowser)).toBe(true)
    expect(await house.sql(`select name from preference where name = 'zone'`)).toEqual([])
  })
})

it('fits a narrow screen, where the picture alone is shown and the name is said', async () => {
  const narrow = await enter(house, { width: 390, height: 844, at: '/', as: 'manager' })
  await narrow.page.getByRole('banner').waitFor()
  await open(narrow.page)
  expect(await axe(narrow)).toEqual([])
  await narrow.shoot('userMenuNarrow')
  await item(narrow.page, /^Time zone/).click()
  await narrow.page.getByRole('dialog', { name: 'Time zone' }).waitFor()
  await narrow.shoot('zoneNarrow')
  expect(await narrow.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

it('nothing went wrong in any window', () => {
  expect([staff, elsewhere, colleague].flatMap(({ problems }) => problems)).toEqual([])
})
