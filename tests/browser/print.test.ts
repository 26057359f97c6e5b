// On paper: what is known of a record or a list, dark on light, and nothing to press.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { settle } from './tour/look.ts'

let house: House
let staff: Staff

/** A sheet of A4 at 96 pixels an inch. */
const sheet = { width: 794, height: 1123 }

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { width: 1280, height: 900, colorScheme: 'dark', at: '/users/usersList', as: 'admin' })
  await staff.page.locator('tr[data-id]').first().waitFor()
})
afterAll(() => house?.stop())

const print = async (path: string): Promise<void> => {
  const { page } = staff
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await staff.open(path)
  await settle(page)
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  // The table finds its columns on the sheet.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await staff.shoot(`print${path.replaceAll(/\W/g, '')}`, { fullPage: true })
}
const shown = async (): Promise<readonly string[]> => {
  const all = await staff.page.locator('.topBar, .drawer, .filterBar, .pager, main .button, .rowActions, .widthEdge').all()
  const seen = await Promise.all(all.map(async (each) => ((await each.isVisible()) ? [await each.innerHTML()] : [])))
  return seen.flat()
}
const ground = () => staff.page.evaluate(() => getComputedStyle(document.body).backgroundColor)

it('a list is its rows', async () => {
  const { page, problems } = staff
  const dark = await ground()
  await print('/users/usersList')
  expect(await shown()).toEqual([])
  expect(await page.locator('tr[data-id]').count()).toBe(25)
  expect(await page.getByRole('heading', { name: 'Users' }).isVisible()).toBe(true)
  expect(await ground()).not.toBe(dark)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(ground).toBe(dark)
  expect(problems).toEqual([])
})

it('a record is its facts, and a desk the opened one', async () => {
  const { page, problems } = staff
  const [{ id, user } = { id: '', user: '' }] = await house.sql<{ id: string; user: string }>(
    "select id::text, user_id::text as user from payout_requests where status = 'NEW' order by create_time limit 1",
  )
  await print(`/profile/${user}?tab=money`)
  expect(await shown()).toEqual([])
  expect(await page.getByText('Payout system').first().isVisible()).toBe(true)
  const opened = page.getByRole('complementary', { name: 'Opened record' }).getByText('How it was calculated')
  for (const width of [sheet.width, 1280]) {
    await print(`/payoutRequests?open=${id}`)
    await page.setViewportSize({ ...sheet, width })
    await opened.waitFor()
    expect(await shown()).toEqual([])
    // The look follows the width a moment later.
    await expect.poll(() => page.locator('.deskStrip, .listCards').filter({ visible: true }).count()).toBe(0)
    await staff.shoot(`printDesk${width}`, { fullPage: true })
  }
  expect(problems).toEqual([])
})
