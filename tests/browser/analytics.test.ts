// Analytics in a real browser: tabs of Users, periods in the address, charts with their numbers as tables, what a manager does not see; a creator's on the profile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { at: '/users', as: 'admin' })
  await admin.page.locator('tr[data-id]').first().waitFor()
})
afterAll(() => house.stop())

const path = ({ page }: Staff): string => new URL(page.url()).pathname + new URL(page.url()).search
const tile = ({ page }: Staff, name: string) => page.locator('.tiles > div').filter({ has: page.locator('dt', { hasText: name }) })

describe('users', () => {
  it('open on their list and have analytics beside it', async () => {
    covers('routeUsers', 'managesAnalytics')
    expect(path(admin)).toBe('/admin/users/usersList')
    await admin.page.getByRole('navigation', { name: 'Users: views of it' }).getByRole('link', { name: 'Analytics' }).click()
    await tile(admin, 'New users').waitFor()
    expect(path(admin)).toBe('/admin/users/analytics')
    await admin.page.locator('.dayChart svg').nth(1).waitFor()
    expect(await admin.page.locator('nav a[aria-current="page"]', { hasText: 'Users' }).count()).toBeGreaterThan(0)
    expect(await admin.axe()).toEqual([])
  })

  it('have their charts as tables by keyboard, adding up to the tile', async () => {
    const spending = admin.page.getByRole('region', { name: 'Spending per day by kind' })
    await spending.getByRole('button', { name: 'Show as table' }).press('Enter')
    const cells = await spending.locator('tfoot td').allTextContents()
    const sum = cells.reduce((whole, each) => whole + Number(each.replace(/[^\d.-]/g, '')), 0)
    const said = (await tile(admin, 'Spending').locator('dd').first().textContent()) ?? ''
    expect(sum.toFixed(2)).toBe(said.replace(/[^\d.-]/g, ''))
    expect(await admin.axe()).toEqual([])
  })

  it('keep the period in the address', async () => {
    await admin.page.getByRole('radio', { name: '12 months' }).check()
    await admin.page.waitForURL(/period=12m/)
    await admin.page.reload()
    await tile(admin, 'New users').waitFor()
    expect(await admin.page.getByRole('radio', { name: '12 months' }).isChecked()).toBe(true)
    await admin.page.getByRole('radio', { name: 'Own range' }).check()
    await admin.page.getByLabel('First day').fill('2026-01-02')
    await admin.page.getByLabel('Last day').fill('2026-01-01')
    await admin.page.getByText('The last day comes before the first').waitFor()
    await admin.page.getByLabel('Last day').fill('2026-01-31')
    await admin.page.waitForURL(/from=2026-01-02&until=2026-01-31/)
    await admin.page.getByText('01/02/2026 to 01/31/2026').waitFor()
  })

  it('lead to the profile of who earns most, with that creator’s own figures', async () => {
    await admin.open('/users/analytics?period=12m')
    await admin.page.getByRole('region', { name: 'Ten best-earning creators' }).getByRole('link').first().click()
    await openTab(admin.page, 'Audience')
    const section = admin.page.getByRole('region', { name: 'Analytics', exact: true })
    await section.getByRole('radio', { name: '12 months' }).check()
    await section.locator('.dayChart svg').first().waitFor()
    await section.getByRole('region', { name: 'Earnings by kind' }).getByRole('rowheader').first().waitFor()
    expect(await section.locator('.tiles > div').count()).toBe(7)
    expect(await admin.axe()).toEqual([])
    await section.getByRole('region', { name: 'Best-selling posts' }).getByRole('link').first().click()
    await admin.page.waitForURL(/\/profile\/\d+\/sets\/\d+/)
    expect(admin.problems).toEqual([])
  })
})

describe('the row of a user', () => {
  it('leads to what belongs to the user, where types have their colours', async () => {
    covers('managesUsers', 'managesMoney')
    const { page } = admin
    const [buyer] = await house.sql<{ id: string }>(
      "select user_id::text as id from transactions where type = 'SPENDING' and create_time > now() - interval '20 days' limit 1",
    )
    await admin.open(`/users/usersList?q=${buyer?.id ?? ''}`)
    const row = page.locator(`tr[data-id="${buyer?.id ?? ''}"]`)
    await row.getByRole('button', { name: /^More actions/ }).click()
    await page.getByRole('menuitem', { name: 'Message' }).waitFor()
    await admin.shoot('usersMenu')
    await page.getByRole('menuitem', { name: 'Transactions' }).click()
    await page.waitForURL(new RegExp(`/transactions\\?f\\.user=${buyer?.id ?? ''}`))
    await page.locator('tr[data-id] .mark', { hasText: 'Spending' }).first().waitFor()
    expect(await page.locator('.filterChip[data-set]').allTextContents()).toEqual([expect.stringMatching(/^User/)])
    await admin.shoot('txTypes')
    expect(await admin.axe()).toEqual([])
    expect(admin.problems).toEqual([])
  })
})

describe('dates', () => {
  const day = /^\d{2}\/\d{2}\/\d{4}$/

  it('are written alike in a chart, in a signal of fraud and about the console, in the zone of the browser', async () => {
    const { page } = admin
    await admin.open('/users/analytics?period=7d')
    await page.locator('.dayChart svg').first().waitFor()
    const ticks = page.locator('.dayChart').first().locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
    // They come once the chart has measured its place.
    await ticks.nth(1).waitFor({ state: 'attached' })
    const under = await ticks.allTextContents()
    expect(under.length).toBeGreaterThan(1)
    expect(under.filter((each) => !day.test(each))).toEqual([])
    const [user] = await house.sql<{ id: string }>(
      "update users_fraud set signals = array['2026-07-01T22:30:00.000Z chargeback: payment 7 was taken back'] where id = (select min(id) from users where role = 'member') returning id::text as id",
    )
    await admin.open(`/profile/${user?.id ?? ''}`)
    await page.getByText('07/02/2026 00:30 chargeback: payment 7 was taken back').waitFor()
    await admin.open('/about')
    expect(await page.locator('dt:text-is("Built") + dd').innerText()).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/)
    expect(admin.problems).toEqual([])
  })
})

describe('a manager', () => {
  it('reads all but the platform share, in the dark, on a narrow screen', async () => {
    const manager = await enter(house, { width: 360, height: 800, colorScheme: 'dark', at: '/users/analytics', as: 'manager' })
    await tile(manager, 'Spending').waitFor()
    expect(await tile(manager, 'Platform share').count()).toBe(0)
    await manager.page.locator('.dayChart svg').nth(1).waitFor()
    expect(await manager.axe()).toEqual([])
    expect(await manager.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(manager.problems).toEqual([])
  })
})
