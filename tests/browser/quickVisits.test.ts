// Haste: a record and Back, the next one and Back, at any moment and on a slow processor. The list is always there again.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amount } from '../run/amount.ts'
import { slowLine } from './shift/slowLine.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  // Its line is slow, which is no silence; and what answers a page's pings would speak on a socket that closes slowly, too.
  staff = await enter(house, { noticesSilence: true })
  await slowLine(staff.page).then((slowDown) => slowDown(true))
  await staff.open('/login')
  await staff.login('admin@example.com')
  await staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  const devTools = await staff.context.newCDPSession(staff.page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
})
afterAll(() => house?.stop())

/** The same moments in every run; between 0 and 1. */
const chance = (seed: number): (() => number) => {
  let now = seed
  return () => (now = (now * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}

it.each([
  ['users', '/users/usersList', 'Users', /^\/admin\/profile\/\d+$/],
  // These records are read before it is known whose they are, and then their address is put right.
  ['transactions', '/transactions?first=50', 'Transactions', /^\/admin\/profile\/-\/sets\/\d+$/],
])('comes back to the list of %s, whenever Back is pressed', async (_, path, name, record) => {
  const { page, open, problems } = staff
  const next = chance(9)
  const at = ({ pathname, search }: URL): boolean => pathname + search === `/admin${path}`
  const links = (): Promise<readonly string[]> =>
    page
      .locator('tbody a')
      .evaluateAll((all) => [...new Set(all.map((each) => new URL((each as HTMLAnchorElement).href).pathname))])
      .then((paths) => paths.filter((each) => record.test(each)))
  await open(path)
  for (let visit = 0; visit < amount(3, 8); visit += 1) {
    // At the list in the address bar and on the screen, as it was left.
    await page.waitForURL(at)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
    const all = await links()
    const to = all[Math.floor(next() * all.length)] ?? ''
    await page
      .locator(`tbody a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL(`**${to}`)
    await page.waitForTimeout(Math.floor(next() * 900))
    await page.evaluate(() => history.back())
    await page.waitForURL(at)
  }
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(problems).toEqual([])
})
