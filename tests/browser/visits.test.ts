// Ctrl+K offers what one keeps and what stood open lately before anything is typed; a star keeps a record, on its head, by a line and by a key.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { stopClock } from './story/stopClock.ts'

let house: House
let staff: Staff
/** Screen names and ids of four people. */
let people: readonly { readonly id: string; readonly name: string }[]

beforeAll(async () => {
  house = await openHouse()
  people = await house.sql<{ id: string; name: string }>(
    `select id::text as id, screen_name as name from users where role = 'member' and screen_name <> '' order by id limit 4`,
  )
  staff = await enter(house, { width: 1280, height: 720, at: '/', as: 'admin' })
  await staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})
afterAll(() => house?.stop())

const nameAt = (at: number): string => people[at]?.name ?? ''
const starOf = (page: Page) => page.getByRole('button', { name: 'Keep at hand' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const input = (page: Page) => dialog(page).getByRole('combobox')
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name })
const titles = async (page: Page, name: string): Promise<readonly string[]> =>
  group(page, name).locator('.foundWords > span:first-child').allTextContents()
const search = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Search everything' }).waitFor()
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('option').first().waitFor()
}
const visits = () =>
  house.sql<{ record: string }>(`select record from visit where entity = 'User' and visited is not null order by visited desc`)
const stand = async (at: number): Promise<void> => {
  await staff.open(`/profile/${people[at]?.id}`)
  await staff.page.getByRole('heading', { level: 1, name: nameAt(at) }).waitFor()
  await expect.poll(async () => (await visits())[0]?.record).toBe(people[at]?.id)
}

it('what stood open is offered, the last first; what one only passed by is not', async () => {
  const { page } = staff
  for (const at of [0, 1, 2]) await stand(at)
  await staff.open('/')
  // From now on a star comes at once.
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).waitFor()
  await search(page)
  await input(page).fill(nameAt(3))
  const hit = page.locator(`[role=option][id$="-User-${people[3]?.id}"]`)
  await hit.waitFor()
  // Passed by for a moment of the page's own clock: on a slow machine it would be as long as one stays.
  await stopClock(page)
  await hit.click()
  const isThere = async (): Promise<boolean> => {
    await page.clock.runFor(20)
    return starOf(page).isVisible()
  }
  await expect.poll(isThere, { interval: 200 }).toBe(true)
  await page.goBack()
  await page.waitForURL('**/admin/')
  await page.clock.resume()
  await search(page)
  expect(await titles(page, 'Recent')).toEqual([nameAt(2), nameAt(1), nameAt(0)])
  expect(await group(page, 'Kept').count()).toBe(0)
  expect(await group(page, 'Screens').getByRole('option').count()).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
})

it('a star on the head keeps it: after a reload it stands first, and Enter opens it', async () => {
  const { page } = staff
  await stand(0)
  await starOf(page).click()
  await expect.poll(() => starOf(page).getAttribute('aria-pressed')).toBe('true')
  await expect.poll(async () => (await house.sql('select from visit where kept is not null')).length).toBe(1)
  await page.reload()
  await expect.poll(() => starOf(page).getAttribute('aria-pressed')).toBe('true')
  await staff.shoot('head')
  // Nobody's session lives longer by what the console tells and asks by itself.
  const asked = staff.sent.filter(({ payload }) => ['VisitRecord', 'VisitedRecordsFindAll'].includes(payload?.operationName ?? ''))
  expect(new Set(asked.map(({ payload }) => payload?.operationName)).size).toBe(2)
  expect(asked.filter(({ payload }) => payload?.extensions?.auto !== true)).toEqual([])
  await staff.open('/')
  await search(page)
  expect(await titles(page, 'Kept')).toEqual([nameAt(0)])
  expect(await titles(page, 'Recent')).toEqual([nameAt(2), nameAt(1)])
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/profile/${people[0]?.id}`)
})

it('is found first by its name, marked, and once', async () => {
  const { page } = staff
  await search(page)
  await input(page).fill(nameAt(0))
  await expect.poll(async () => dialog(page).getByText('Searching …').count()).toBe(0)
  const lines = dialog(page).getByRole('option')
  expect(await lines.first().textContent()).toContain('Kept')
  const ids = await lines.evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.flatMap((id, at) => (id.endsWith(`-User-${people[0]?.id}`) ? [at] : []))).toEqual([0])
  await page.keyboard.press('Escape')
})

it('is kept and let go by a key and by the line’s star, and nothing moves meanwhile', async () => {
  const { page } = staff
  await search(page)
  await page.keyboard.press('ArrowDown')
  expect(await dialog(page).getByRole('option', { selected: true }).textContent()).toContain(nameAt(2))
  await page.keyboard.press('Control+d')
  await dialog(page)
    .getByText(`Kept at hand: ${nameAt(2)}`)
    .waitFor()
  await group(page, 'Recent')
    .getByRole('option')
    .filter({ hasText: nameAt(1) })
    .locator('.foundStar')
    .click()
  await dialog(page)
    .getByText(`Kept at hand: ${nameAt(1)}`)
    .waitFor()
  await group(page, 'Kept').getByRole('option').locator('.foundStar').click()
  await dialog(page)
    .getByText(`Let go: ${nameAt(0)}`)
    .waitFor()
  expect([await titles(page, 'Kept'), await titles(page, 'Recent')]).toEqual([[nameAt(0)], [nameAt(2), nameAt(1)]])
  await page.keyboard.press('Escape')
  await expect.poll(() => starOf(page).getAttribute('aria-pressed')).toBe('false')
  await search(page)
  expect([await titles(page, 'Kept'), await titles(page, 'Recent')]).toEqual([[nameAt(1), nameAt(2)], [nameAt(0)]])
  await page.keyboard.press('Escape')
})

it('what is opened beside a list counts too; what lies ready behind it at a desk does not', async () => {
  const { page } = staff
  const noted = () => house.sql<{ record: string }>(`select record from visit where entity = 'PostVerification' order by visited`)
  await staff.open('/posts/verification')
  const shown = page.getByRole('complementary', { name: 'Opened' }).filter({ visible: true })
  await starOf(page).waitFor()
  await expect.poll(() => page.locator('[data-ahead] .starPlace').count()).toBe(1)
  const opened = (): string | null => new URL(page.url()).searchParams.get('open')
  const first = opened()
  await expect.poll(async () => (await noted()).map(({ record }) => record)).toEqual([first])
  expect(await shown.getByRole('button', { name: 'Keep at hand' }).count()).toBe(1)
  await staff.shoot('desk')
  await page.keyboard.press('j')
  await expect.poll(opened).not.toBe(first)
  await expect.poll(async () => (await noted()).map(({ record }) => record)).toEqual([first, opened()])
  const [transaction] = await house.sql<{ id: string }>('select id::text as id from transactions order by id desc limit 1')
  await staff.open(`/transactions?open=${transaction?.id}`)
  await starOf(page).waitFor()
  await staff.shoot('beside')
  await expect.poll(async () => house.sql(`select from visit where entity = 'Transaction'`)).toHaveLength(1)
  await staff.open('/')
  await search(page)
  await group(page, 'Recent').getByRole('option').first().click()
  await page.waitForURL(`**/transactions?open=${transaction?.id}`)
})

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('has nothing that axe objects to, and fits: %s, %i wide', async (colorScheme, width) => {
  const { page, problems } = staff
  await page.setViewportSize({ width, height: width === 390 ? 844 : 720 })
  await page.emulateMedia({ colorScheme })
  await staff.open('/')
  await search(page)
  expect(await staff.axe()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await staff.shoot(`visits-${colorScheme}-${width}`)
  await page.keyboard.press('Escape')
  await stand(1)
  await starOf(page).waitFor()
  expect(await staff.axe()).toEqual([])
  await staff.shoot(`star-${colorScheme}-${width}`)
  expect(problems).toEqual([])
})

it('is neither told nor offered where one only looks, and no tab stores it', async () => {
  const { page } = staff
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(nameAt(1))
  await staff.open('/')
  await page.getByRole('button', { name: 'View as' }).click()
  await page.getByRole('menuitem', { name: 'Manager' }).click()
  await page.getByText('You view as').waitFor()
  await search(page)
  await group(page, 'Kept').waitFor()
  expect(await dialog(page).locator('.foundStar').count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('.starPlace').count()).toBe(0)
})
