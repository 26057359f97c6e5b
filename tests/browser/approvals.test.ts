// A limit of the day at the desk: a correction beyond it is sent for approval, another finds it on the dashboard, sees what it would do, and approves it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, type Story } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse } from './story/openHouse.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section, dialog } = deskOf(story)
let admin: Staff
let user: { readonly id: string; readonly name: string }

const walletOf = async (): Promise<string> =>
  (await story.house.sql<{ wallet: string }>('select wallet::text from users_balance where id = $1', [user.id]))[0]?.wallet ?? ''

beforeAll(async () => {
  story.house = await openHouse()
  await keepNotices(story.house)
  const [found] = await story.house.sql<{ id: string; name: string }>(
    "select id::text as id, screen_name as name from users where role = 'member' and status = 'ACTIVE' order by id limit 1",
  )
  user = found ?? { id: '', name: '' }
  admin = await enter(story.house, { at: '/settings/general', as: 'admin' })
  story.staff = await enter(story.house, { at: `/profile/${user.id}`, as: 'manager' })
})
afterAll(() => story.house.stop())

describe('a correction beyond the limit of the day', () => {
  let before: string

  it('is limited by whoever sets it in the settings', async () => {
    const money = admin.page.getByRole('region', { name: 'Money', exact: true })
    await money.getByRole('button', { name: 'Edit: Money' }).click()
    await money.getByLabel('Corrections by one person a day').fill('100')
    await money.getByRole('button', { name: 'Save' }).click()
    await money.getByRole('button', { name: 'Edit: Money' }).waitFor()
    await expect
      .poll(async () => await story.house.sql('select corrections_of_day::text as of from system_settings_money'))
      .toEqual([{ of: '10000' }])
  })

  it('says so before anything is pressed, and waits where one ticks that', async () => {
    const { page } = story.staff
    before = await walletOf()
    await section('Profile information').waitFor()
    await page.getByRole('button', { name: /^More/ }).first().click()
    await page.getByRole('menuitem', { name: 'Correction' }).click()
    await dialog().getByLabel('Amount').fill('250')
    await dialog().getByLabel('Comment').fill('Lost in a transfer')
    const tick = dialog().getByLabel('More than 100.00 Cr a day, of which you used 0.00 Cr: another person has to approve it')
    await tick.check()
    expect(await story.staff.axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Create' }).click()
    await page.getByText('It waits until another person approves it').waitFor()
    await dialog().waitFor({ state: 'detached' })
    expect(await walletOf()).toBe(before)
  })

  it('is nothing that whoever asked can approve', async () => {
    const { page } = story.staff
    await story.staff.open('/approvals')
    const row = page.getByRole('row').filter({ hasText: 'Lost in a transfer' })
    await row.waitFor()
    expect(await row.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true')
    expect(await story.staff.axe()).toEqual([])
    expect(story.staff.problems).toEqual([])
  })

  it('can be read whole on a telephone, beside its check box', async () => {
    const { page } = story.staff
    await page.setViewportSize({ width: 390, height: 844 })
    const card = page.locator('.listCards > li').first()
    const [box, value] = [card.getByRole('checkbox'), card.locator('dd').first()]
    const apart = async (): Promise<boolean> => {
      const [left, right] = [await value.boundingBox(), await box.boundingBox()]
      return left !== null && right !== null && left.x + left.width <= right.x
    }
    await expect.poll(apart).toBe(true)
  })

  it('is found by another on the dashboard, who sees what it would do and approves it', async () => {
    const { page } = admin
    await admin.open('/')
    await page.getByRole('link', { name: 'Waiting for approval' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Lost in a transfer' })
    await row.getByRole('button', { name: 'Approve' }).click()
    const opened = page.getByRole('dialog')
    await opened.getByText(/asked for\?/).waitFor()
    await opened
      .getByRole('row', { name: /Wallet/ })
      .or(opened.getByText(/Wallet/))
      .first()
      .waitFor()
    expect(await admin.axe()).toEqual([])
    await opened.getByRole('button', { name: 'Approve' }).click()
    await opened.waitFor({ state: 'detached' })
    await expect.poll(walletOf).toBe(String(BigInt(before) + 25_000n))
    await row.getByText('Approved', { exact: true }).waitFor()
    expect(admin.problems).toEqual([])
  })
})
