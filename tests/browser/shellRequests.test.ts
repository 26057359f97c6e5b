// What the frame says of requests, in a real browser: progress, notices, a lost connection, lost parts.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ada, Stage } from './shell/Stage.ts'
import { covers } from '../covers.ts'
import { proves } from '../proves.ts'
import { inMoments } from './inMoments.ts'
import { hasFocus } from './story/hasFocus.ts'
import { stopClock } from './story/stopClock.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const tags = (page: Page) => page.getByRole('heading', { name: 'Categories' })
const never = () => 'never' as const
/** How the list was asked for, each time: by itself or not. */
const asked = (): readonly boolean[] => stage.server.socket.asked.filter(({ name }) => name === 'TagsList').map(({ auto }) => auto)
/** Its answer is drawn: what was asked before anything was drawn may have been too old by then, and asked once more. */
const listed = (page: Page): Promise<void> => page.getByText('There is nothing here yet').first().waitFor()

it('shows progress while a request runs, and tells of one that takes long', async () => {
  // Long enough to be seen on a machine that is busy.
  stage.server.backend = { queryNotificationTimeout: 300, notificationTimeout: 60_000 }
  let answer = (): void => undefined
  stage.says.set('TagsList', async () => new Promise((resolve) => (answer = () => resolve({ errors: [{ message: 'Too bad' }] }))))
  const page = await stage.inside('/settings/tags')
  await page.getByRole('progressbar').waitFor({ state: 'attached' })
  await page.getByText('Still working').waitFor()
  const bar = await page.getByRole('progressbar').evaluate(({ tagName }) => tagName.charAt(0) + tagName.slice(1).toLowerCase())
  proves('shellProgress', { bar })
  await page.clock.install()
  answer()
  await page.locator('.notice').getByText('Too bad').waitFor()
  proves('errorBar', { shown: `${await page.locator('.notices .notice').getAttribute('data-tone')}s` })
  expect(await page.getByText('Still working').count()).toBe(0)
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  await page.clock.runFor(60_500)
  await page.getByRole('button', { name: 'Ok' }).click()
  await page.locator('.notice').getByText('Too bad').waitFor({ state: 'detached' })
})

/** The screen of categories, whose list fails when it is told to. */
const failing = async (): Promise<{ readonly page: Page; readonly fail: () => void }> => {
  let fail = (): void => undefined
  stage.says.set('TagsList', async () => new Promise((resolve) => (fail = () => resolve({ errors: [{ message: 'Too bad' }] }))))
  const page = await stage.inside('/settings/tags')
  await expect.poll(() => stage.server.socket.count('TagsList')).toBeGreaterThan(0)
  return { page, fail: () => fail() }
}

/** Takes a notice away by keys alone. */
const closeByKeys = async (page: Page): Promise<void> => {
  const ok = page.locator('.notice').getByRole('button', { name: 'Ok' })
  await ok.waitFor()
  expect(await page.locator('.notices').evaluate((bar) => bar.closest('[aria-hidden=true]'))).toBeNull()
  const isThere = () => hasFocus(ok)
  for (let at = 0; at < 12 && !(await isThere()); at += 1) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.notice').count()).toBe(0)
}

it('can be reached with the keyboard while a dialog is open', async () => {
  const { page, fail } = await failing()
  await page.getByRole('button', { name: 'Add category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Art')
  fail()
  const bar = page.locator('.notice').locator('xpath=ancestor::*[*[@aria-live]]').last()
  proves('shellNotices', { bar: (await bar.getAttribute('class')) ?? undefined })
  await closeByKeys(page)
  expect(await dialog.count()).toBe(1)
})

const search = async (page: Page): Promise<void> => page.keyboard.press('Control+k')
const upgrade = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Upgrade' }).click()

it.each([
  ['the search', search, 'Search everything', 0],
  ["a dialog of the product's own", upgrade, 'Upgrade to Professional', 0],
  ['what says that the code of a dialog did not come', search, 'A part of the console could not be loaded', 9],
] as const)('can be reached with the keyboard over %s, which stays', async (_, open, name, losses) => {
  const client = { subscriptionPlan: 'STARTER', name: 'Example Media Ltd', id: '1001', email: 'owner@example.com', domains: [] }
  stage.says.set('ClientDetails', () => ({ data: { answer: client } }))
  const piece = readdirSync(join(stage.dist, 'assets')).find((each) => each.startsWith('searchDialog-'))
  stage.server.failing.set(`/admin/assets/${piece}`, losses)
  const { page, fail } = await failing()
  await open(page)
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  fail()
  await closeByKeys(page)
  expect(await dialog.count()).toBe(1)
})

it('takes a pending notice back at the latest after its time, and holds it under the pointer', async () => {
  stage.server.backend = { queryNotificationTimeout: 100, notificationTimeout: 8_000 }
  stage.says.set('TagsList', never)
  const context = await stage.context()
  await context.addInitScript((user) => localStorage.setItem('admin-login-data', user), JSON.stringify(ada))
  // By the page's own clock: a pointer may come late on a machine that is busy.
  await context.clock.install()
  await context.clock.pauseAt(Date.now() + 60_000)
  const page = await stage.tab('/settings/tags', context)
  const notice = page.getByText('Still working')
  await inMoments(page, notice)
  await notice.hover()
  // Half a second at a time: that the pointer has come is drawn between two of them.
  for (let passed = 0; passed < 8_500; passed += 500) await page.clock.runFor(500)
  expect(await notice.count()).toBe(1)
  await page.mouse.move(10, 10)
  const left = async (): Promise<number> => {
    await page.clock.runFor(500)
    return notice.count()
  }
  await expect.poll(left).toBe(0)
})

it('says when the connection is down, recovers by itself and reads again what is on screen (S31)', async () => {
  const page = await stage.inside('/settings/tags')
  await listed(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  const place = await tags(page).boundingBox()
  // By the page's own clock: on a slow machine the moment that it does without a word would be over.
  await stopClock(page)
  const had = asked().length
  stage.server.socket.down = true
  stage.server.socket.cut()
  await page.waitForTimeout(500)
  await page.clock.runFor(2_000)
  const slow = page.getByText('Your internet connection is slow')
  expect(await slow.count()).toBe(0)
  const isTold = async (): Promise<boolean> => {
    await page.clock.runFor(100)
    return slow.isVisible()
  }
  await expect.poll(isTold).toBe(true)
  await page.clock.resume()
  await page.getByText('Wait till the connection is restored').waitFor()
  expect(await tags(page).boundingBox(), 'nothing moves under the hand').toEqual(place)
  const [text, wait] = await page.locator('.slowLine').locator('strong, span').allInnerTexts()
  proves('errorSlow', { text, with: wait })
  stage.server.socket.down = false
  await slow.waitFor({ state: 'detached' })
  await expect.poll(() => asked().slice(had)).toEqual([true])
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
})

it('reads everything on screen again after lost events', async () => {
  const page = await stage.inside('/settings/tags')
  await listed(page)
  await expect.poll(() => stage.server.socket.count('Changes')).toBeGreaterThan(0)
  const had = asked().length
  stage.server.socket.tell({ kind: 'RESYNC' })
  await expect.poll(() => asked().slice(had)).toEqual([true])
  await tags(page).waitFor()
})

it('says so when a part cannot be loaded, offers a reload and never reloads by itself', async () => {
  const page = await stage.inside('/')
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.route(/assets\/about-.*\.js/, async (route) => route.fulfill({ status: 404 }))
  await page.clock.install()
  await page.goto(`${stage.address}/admin/about`)
  await page.getByRole('alert').getByText('A part of the console could not be loaded').waitFor()
  const loads = () => stage.server.requested.filter((each) => each === 'GET /admin/about').length
  const before = loads()
  await page.clock.runFor(60_000)
  expect(loads()).toBe(before)
  await page.unroute(/assets\/about-.*\.js/)
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { name: 'About' }).waitFor()
  expect(loads()).toBe(before + 1)
})

it('gives up on a part after 120 seconds', async () => {
  covers('errorChunk')
  const context = await stage.context()
  await context.addInitScript((user) => localStorage.setItem('admin-login-data', user), JSON.stringify(ada))
  const page = await context.newPage()
  await page.clock.install()
  await page.route(/assets\/about-.*\.js/, async () => undefined)
  const now = () => page.evaluate(() => Date.now())
  const asked = page.waitForRequest(/assets\/about-.*\.js/).then(now)
  await page.goto(`${stage.address}/admin/about`)
  await menu(page).waitFor()
  // From the moment it is asked for, as far as a slow machine can tell it.
  await page.clock.runFor(112_000 - ((await now()) - (await asked)))
  // A piece of the bar may wait for its code as long, by this clock, and says so in its own place.
  const alert = page.locator('.notices').getByRole('alert')
  expect(await alert.textContent()).toBe('')
  // A line that was silent for so long may have been opened anew meanwhile, and a part is asked for once more with it.
  const told = async (): Promise<string | null> => {
    await page.clock.runFor(1_500)
    return alert.textContent()
  }
  await expect.poll(told).toContain('A part of the console could not be loaded')
})

it('works under a policy whose nonce differs with every load', async () => {
  const page = await stage.inside('/settings/tags')
  await tags(page).waitFor()
  expect(await page.evaluate(() => [...document.querySelectorAll('style')].every((style) => style.nonce !== ''))).toBe(true)
  expect(stage.problems).toEqual([])
})
