// A real line between browser and server that goes silent, loses answers or is cut: while one logs in, saves, pages, sends a file, and while one does nothing.
import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { pdf } from '../server/uploads/samples.ts'
import { openLine, type Line } from './line/openLine.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { findWaiting, type Waiting } from './story/people.ts'
import { stopClock } from './story/stopClock.ts'

// A silent line is noticed by what does not come.

let line: Line
let house: House
let staff: Staff
let creator: Waiting

beforeAll(async () => {
  line = await openLine(() => Number(new URL(house.address).port))
  house = await openHouse({ origins: [line.address] })
  ;[creator] = (await findWaiting(house, 1)) as [Waiting]
  staff = await enter({ ...house, address: line.address }, { noticesSilence: true })
  // A browser has six connections: pictures that come into sight in a silence would hold them for good, as what this line loses is never sent again.
  await staff.context.route(/\/(image|video)-thumbnails\//, (route) => route.abort())
  await staff.open('/about')
  await staff.login('admin@example.com')
  await staff.page.getByRole('heading', { name: 'About' }).waitFor()
})
afterEach(() => line.set('open'))
afterAll(async () => {
  await line?.close()
  await house?.stop()
})

const slow = (): Locator => staff.page.getByText('Your internet connection is slow')
const questionnaire = (): Locator => staff.page.getByRole('region', { name: 'Questionnaire', exact: true })
const changesOf = async (): Promise<number> => {
  const [{ many } = { many: '0' }] = await house.sql<{ many: string }>(
    "select count(*) as many from audit_record where entity = 'User' and part = 'questionnaire' and record = $1 and actor is not null",
    [creator.user],
  )
  return Number(many)
}
const typeHeight = async (height: string): Promise<void> => {
  await staff.open(`/profile/${creator.user}`)
  await questionnaire().getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await questionnaire().getByLabel('Height').fill(height)
}
const save = (): Promise<void> => questionnaire().getByRole('button', { name: 'Save' }).click()

it('a silence is told of, ends by itself, and what was saved into it is saved once', async () => {
  await typeHeight('181')
  // The page's own clock goes in steps until it is told: on a slow machine the socket would be given up before one looks.
  await stopClock(staff.page)
  line.set('silent')
  let tries = 0
  staff.page.on('websocket', () => (tries += 1))
  await save()
  const isTold = async (): Promise<boolean> => {
    await staff.page.clock.runFor(100)
    return slow().isVisible()
  }
  await expect.poll(isTold, { interval: 100 }).toBe(true)
  await staff.page.getByText('Wait till the connection is restored').waitFor()
  // Told by what does not come, before the socket is given up and a new one is tried.
  expect(tries).toBe(0)
  await staff.page.clock.resume()
  await questionnaire().getByText('Waiting for the connection').waitFor()
  await staff.page.getByText('There is no connection now. What you type is kept.').waitFor()
  await staff.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => staff.page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  const { y = -1 } = (await slow().boundingBox()) ?? {}
  const { height = 0 } = staff.page.viewportSize() ?? {}
  expect(y).toBeGreaterThan(height - 200)
  expect(y).toBeLessThan(height)
  expect(await questionnaire().getByLabel('Height').inputValue()).toBe('181')
  // A new connection begins, into the void.
  await expect.poll(() => tries, { timeout: 300_000 }).toBeGreaterThan(0)
  line.set('open')
  await staff.page.getByText('The connection is back').waitFor()
  await questionnaire().getByText('181 cm').waitFor()
  await slow().waitFor({ state: 'detached' })
  expect(await changesOf()).toBe(1)
})

it('a save whose answer is lost is done once, and its answer comes when the line is back', async () => {
  await typeHeight('182')
  line.set('deaf')
  await save()
  await expect.poll(changesOf, { timeout: 300_000 }).toBe(2)
  line.set('cut')
  await slow().waitFor()
  line.set('open')
  await questionnaire().getByText('182 cm').waitFor()
  expect(await changesOf()).toBe(2)
})

it('a page of a list asked for while the line is cut comes with it', async () => {
  const { page, open } = staff
  await open('/users/usersList')
  const first = await page.locator('tr[data-id]').first().getAttribute('data-id')
  line.set('cut')
  await page.getByRole('button', { name: 'Next' }).click()
  await slow().waitFor()
  expect(await page.locator('tr[data-id]').count()).toBe(25)
  line.set('open')
  await expect.poll(() => page.locator('tr[data-id]').first().getAttribute('data-id'), { timeout: 300_000 }).not.toBe(first)
  expect(await page.locator('tr[data-id]').count()).toBe(25)
})

it('a file whose sending breaks says so, and is there once after Retry', async () => {
  const { page, open } = staff
  await open(`/profile/${creator.user}`)
  const files = page.getByRole('region', { name: 'User files', exact: true })
  await files.getByRole('button', { name: 'Add files' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.route('**/files/**', async (route) => {
    if (route.request().method() === 'PUT') line.set('cut')
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByText('The connection broke').waitFor()
  await page.unroute('**/files/**')
  line.set('open')
  await dialog.getByRole('button', { name: 'Retry broken.pdf' }).click()
  await dialog.getByText('done', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await files.getByRole('button', { name: 'Open broken.pdf' }).waitFor()
  expect(await files.getByRole('button', { name: 'Open broken.pdf' }).count()).toBe(1)
})

it('a login that nobody answers ends with words, and the next one comes through', async () => {
  const { page, open, login, context } = await enter({ ...house, address: line.address }, { noticesSilence: true })
  context.setDefaultTimeout(120_000)
  await open('/about')
  // The first key brings what speaks to the server.
  const coming = new Set<unknown>()
  page.on('request', (request) => coming.add(request))
  page.on('requestfinished', (request) => coming.delete(request))
  page.on('requestfailed', (request) => coming.delete(request))
  await page.getByLabel('E-mail').waitFor()
  const code = page.waitForResponse((response) => /\/login-[^/]+\.js$/.test(response.url()))
  await page.getByLabel('E-mail').press('a')
  await code
  await expect.poll(() => coming.size).toBe(0)
  line.set('silent')
  await login('admin@example.com')
  await page.locator('.notice').getByText('Request was finished with error').waitFor()
  line.set('open')
  await login('admin@example.com')
  await page.getByRole('heading', { name: 'About' }).waitFor()
  expect(await page.getByLabel('E-mail').count()).toBe(0)
})
