// The bell: what came since one last opened it, live, in every window of one's own; with the way there; quiet where one wants it so.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '../../custom/events/index.ts'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { product } from '../../server/product.ts'
import { askForPayout, axeOf, bell, closeBell, line, menu, openBell, said, writeAgain } from './story/bell.ts'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { hasFocus } from './story/hasFocus.ts'

let house: House
let database: Database
let world: World
let manager: Staff
/** The same person elsewhere, and another one. */
let elsewhere: Staff
let admin: Staff

const enterAs = async (as: string): Promise<Staff> => {
  const window = await enter(house, { width: 1280, height: 720, at: '/about', as })
  await bell(window.page).waitFor()
  return window
}
beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  database = openDatabase(house.databaseUrl, { ...patiently, max: 2 })
  world = { db: database.db, product }
  manager = await enterAs('manager')
  elsewhere = await enterAs('manager')
  admin = await enterAs('admin')
})
afterAll(async () => {
  await database?.close()
  await house?.stop()
})

describe('a payout request', () => {
  it('is told to whoever may read it, in all their windows, and is nothing before', async () => {
    const all = [manager, elsewhere, admin]
    for (const { page } of all) expect(await said(page)).toBe('Notifications')
    await askForPayout(house, world)
    for (const { page } of all) await expect.poll(() => said(page)).toBe('Notifications, 1 new')
    expect(await bell(manager.page).innerText()).toBe('1')
    await manager.shoot('bell')
    // It is work of all, not an answer to one.
    expect(await manager.page.locator('.notice').count()).toBe(0)
  })

  it('is listed with its time by keys, is seen in every window of one’s own then, and still told in the open menu', async () => {
    const { page } = manager
    await page.keyboard.press('!')
    await line(page, 'New payout requests').waitFor()
    await expect.poll(() => hasFocus(line(page, 'New payout requests'))).toBe(true)
    expect(await line(page, 'New payout requests').textContent()).toMatch(/^New payout requestslatest \d\d\/\d\d\/\d{4} \d\d:\d\d1$/)
    expect(await axeOf(manager)).toEqual([])
    await manager.shoot('bellOpen')
    for (const each of [page, elsewhere.page]) await expect.poll(() => said(each)).toBe('Notifications')
    expect(await line(page, 'New payout requests').count()).toBe(1)
    expect(await said(admin.page)).toBe('Notifications, 1 new')
  })

  it('leads to the list of just those', async () => {
    const { page } = manager
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Payout requests' }).waitFor()
    await page.getByRole('button', { name: /^Created: from / }).waitFor()
    await expect.poll(() => page.locator('.screenCounts').innerText()).toMatch(/^1 /)
    await openBell(page)
    await menu(page)
      .getByText(/^Nothing new since /)
      .waitFor()
    await expect.poll(() => hasFocus(menu(page).getByRole('menuitemcheckbox'))).toBe(true)
    expect(await axeOf(manager)).toEqual([])
    await closeBell(page)
    await expect.poll(() => hasFocus(bell(page))).toBe(true)
  })
})

describe('an answer to me', () => {
  it('is told at once to whom it is for, and counted for nobody else', async () => {
    const before = await said(admin.page)
    await writeAgain(house, world)
    for (const { page } of [manager, elsewhere]) {
      await page.locator('.notice').getByText('New: Answers to you').waitFor()
      await expect.poll(() => said(page)).toBe('Notifications, 1 new')
    }
    await manager.shoot('bellArrived')
    expect(await said(admin.page)).toBe(before)
    expect(await admin.page.locator('.notice').count()).toBe(0)
    await openBell(manager.page)
    await line(manager.page, 'Answers to you').click()
    await manager.page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    await expect.poll(() => said(elsewhere.page)).toBe('Notifications')
    // What was told there still stands.
    await elsewhere.open('/about')
    await bell(elsewhere.page).waitFor()
  })
})

describe('quiet', () => {
  it('shows no number and tells nothing, in every window; opened, the bell still tells', async () => {
    const { page } = elsewhere
    await openBell(page)
    const quiet = menu(page).getByRole('menuitemcheckbox', { name: /^Quiet/ })
    await quiet.click()
    await expect.poll(() => quiet.getAttribute('aria-checked')).toBe('true')
    await closeBell(page)
    for (const each of [page, manager.page]) await expect.poll(() => said(each)).toBe('Notifications, quiet')
    await writeAgain(house, world)
    // A colleague is told, so it was heard.
    await askForPayout(house, world)
    await expect.poll(() => said(admin.page)).toBe('Notifications, 2 new')
    expect([await said(page), await bell(page).innerText(), await page.locator('.notice').count()]).toEqual(['Notifications, quiet', '', 0])
    await openBell(page)
    expect(await menu(page).getByRole('menuitem').allTextContents()).toEqual([
      expect.stringMatching(/^New since /),
      expect.stringMatching(/^New payout requests.*1$/),
      expect.stringMatching(/^Answers to you.*1$/),
    ])
    await elsewhere.shoot('bellQuiet')
    await quiet.click()
    await closeBell(page)
    await expect.poll(() => said(manager.page)).toBe('Notifications')
  })
})

describe('for whom', () => {
  it('tells nothing that one may not read, and of somebody else’s role nothing is written', async () => {
    await house.sql(`delete from role_right where role = 'manager' and "right" = 'getAnyPayoutRequest'`)
    await manager.open('/about')
    await bell(manager.page).waitFor()
    // The server has heard of it, too.
    await manager.page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^Payout Requests/ })
      .waitFor({ state: 'detached' })
    await askForPayout(house, world)
    await expect.poll(() => said(admin.page)).toBe('Notifications, 3 new')
    expect(await said(manager.page)).toBe('Notifications')
    await house.sql(`insert into role_right (role, "right") values ('manager', 'getAnyPayoutRequest')`)
    await expect.poll(() => said(manager.page)).toBe('Notifications, 1 new')
    const { page } = admin
    await page.getByRole('button', { name: 'View as' }).click()
    await page.getByRole('menuitem', { name: 'Manager' }).click()
    await page.locator('.viewingAs').waitFor()
    await expect.poll(() => said(page)).toBe('Notifications, 3 new')
    await openBell(page)
    await line(page, 'New payout requests').waitFor()
    expect(await menu(page).getByRole('menuitemcheckbox').count()).toBe(0)
    await closeBell(page)
    expect(await said(page)).toBe('Notifications, 3 new')
    expect(await house.sql(`select from preference p join users u on u.id::text = p.person where u.email = 'admin@example.com'`)).toEqual(
      [],
    )
  })
})

describe('in every room', () => {
  it.each([
    [360, 'light', 'an admin', () => admin, 'Notifications, 3 new'],
    [390, 'dark', 'a manager', () => manager, 'Notifications, 1 new'],
    [1280, 'dark', 'who has seen it', () => admin, 'Notifications'],
  ] as const)('%i wide, %s, %s: nothing for axe, nothing cut off', async (width, colorScheme, _who, whose, says) => {
    const storageState = await whose().context.storageState()
    const window = await enter(house, { width, height: 844, colorScheme, storageState, at: '/about' })
    await expect.poll(() => said(window.page)).toBe(says)
    const fits = () => window.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    expect(await fits()).toBe(true)
    expect(await axeOf(window)).toEqual([])
    await window.shoot(`bell-${width}-${colorScheme}`)
    await openBell(window.page)
    expect(await axeOf(window)).toEqual([])
    expect(await fits()).toBe(true)
    await window.shoot(`bellOpen-${width}-${colorScheme}`)
    expect(window.problems).toEqual([])
    await window.context.close()
  })
})

it('nothing went wrong in any window', () => {
  // What was asked before a console heard that the right was gone is refused.
  const gone = '"params":["getAnyPayoutRequest"]'
  expect([manager, elsewhere, admin].flatMap(({ problems }) => problems).filter((each) => !each.includes(gone))).toEqual([])
})
