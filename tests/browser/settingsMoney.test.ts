// Settings > Pricing and Currencies in the whole house: opened, added to, changed, deleted, by one who may and one who may not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { at: '/settings/pricing', as: 'admin' })
})
afterAll(() => house?.stop())

const dialog = () => staff.page.getByRole('dialog')
const press = (name: string | RegExp) => staff.page.getByRole('button', { name }).first().click()
const row = (text: string | RegExp) => staff.page.getByRole('row').filter({ hasText: text }).first()
const menuOf = async (text: string | RegExp, action: string): Promise<void> => {
  await row(text).getByRole('button', { name: /^More/ }).click()
  await staff.page.getByRole('menuitem', { name: action, exact: true }).click()
}
const closed = () => dialog().waitFor({ state: 'detached' })
const narrow = async (): Promise<void> => {
  await staff.page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => staff.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await staff.page.setViewportSize({ width: 1280, height: 900 })
}

describe('pricing', () => {
  it('shows all nine kinds with their presets, one price for each currency that is on', async () => {
    const { page } = staff
    await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor()
    await row('10.00 Cr').waitFor()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Deposit',
      'Post',
      'Per message',
      'Per minute',
      'Per minute call',
      'Content subscription',
      'Pro subscription',
      'Ultimate subscription',
      'Message attachment',
    ])
    const deposit = page.getByRole('region', { name: 'Deposit' })
    expect(await deposit.getByRole('row').nth(1).textContent()).toMatch(/10\.00 Cr.*9\.20 EUR.*7\.90 GBP.*10\.00 USD/)
    expect(await deposit.textContent()).not.toContain('JPY')
    expect(await page.getByRole('region', { name: 'Per minute', exact: true }).textContent()).toContain('only from balance')
    const edgesOf = (kind: string): Promise<readonly number[]> =>
      page
        .getByRole('region', { name: kind, exact: true })
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((each) => Math.round(each.getBoundingClientRect().right)))
    expect(await edgesOf('Per minute')).toEqual(await edgesOf('Deposit'))
    expect(await staff.axe()).toEqual([])
    await staff.shoot('pricing', { fullPage: true })
    await narrow()
  })

  it('adds a preset to a kind, and says what is missing', async () => {
    await press('Add preset: Deposit')
    await dialog().getByText('Add preset: Deposit').waitFor()
    await dialog().getByLabel('Credits').fill('75')
    await press(/^Add preset$/)
    await dialog().getByText('Fields are empty').waitFor()
    await staff.shoot('pricing-add', { fullPage: true })
    await dialog().getByLabel('EUR').fill('69,90')
    await dialog().getByText('Fields are empty').waitFor({ state: 'detached' })
    expect(await staff.axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Add preset' }).click()
    await closed()
    await row('75.00 Cr').getByText('69.90 EUR').waitFor()
  })

  it('changes it', async () => {
    await row('75.00 Cr').getByRole('button', { name: /^Edit/ }).click()
    await dialog().getByLabel('Credits').fill('80')
    await dialog().getByLabel('USD').fill('80')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await closed()
    await row('80.00 Cr').getByText('80.00 USD').waitFor()
    expect(await row('80.00 Cr').textContent()).toContain('69.90 EUR')
  })

  it('deletes a price of posts in its own words, with the number of posts', async () => {
    const { page } = staff
    const [sold] = await house.sql<{ title: string; posts: number }>(
      'select p.title, count(*)::int as posts from payment_packages p join content_sets s on s.package_id = p.id and s.published group by p.title having count(*) > 1 order by 2 desc limit 1',
    )
    const posts = page.getByRole('region', { name: 'Post', exact: true })
    await posts
      .getByRole('row')
      .filter({ hasText: sold?.title ?? '' })
      .getByRole('button', { name: /^Delete/ })
      .click()
    await dialog().getByText('Posts using this price are unpublished').waitFor()
    await dialog().getByText(`${sold?.posts} posts are unpublished.`).waitFor()
    expect(await staff.axe()).toEqual([])
    await staff.shoot('pricing-delete', { fullPage: true })
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await closed()
    await posts.getByText(sold?.title ?? '', { exact: true }).waitFor({ state: 'detached' })
    expect(
      await house.sql(
        'select 1 from content_sets s join payment_packages p on p.id = s.package_id where s.published and p.deleted_time is not null',
      ),
    ).toEqual([])
  })
})

describe('currencies', () => {
  it('begin with credits; one that is switched off takes its column from Pricing, and it comes back with it', async () => {
    const { page } = staff
    await page.getByRole('link', { name: 'Currencies' }).click()
    await row('Pound sterling').waitFor()
    expect(await page.getByRole('row').nth(1).textContent()).toContain('CRE')
    await menuOf('Pound sterling', 'Switch off')
    await dialog()
      .getByText(/It is removed from \d+ payment and payout systems/)
      .waitFor()
    await staff.shoot('currencies-off', { fullPage: true })
    await dialog().getByRole('button', { name: 'Switch off' }).click()
    await closed()
    await row('Pound sterling').getByText('Off').waitFor()
    await page.getByRole('link', { name: 'Pricing' }).click()
    await row('10.00 Cr').waitFor()
    await page.getByText('7.90 GBP').waitFor({ state: 'detached' })
    expect(staff.problems).toEqual([])
  })
})

it('acceptance 3: a manager finds none of it', async () => {
  const other = await enter(house, { at: '/settings/pricing', as: 'manager' })
  await other.page.getByText('Page not found').waitFor()
  expect(await other.page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
})
