// The audit in the whole house: what staff did in the last weeks in words, narrowed by an action that is looked for, and opened on what changed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter } from './story/enter.ts'
import type { Staff } from './story/enter.ts'
import { openHouse } from './story/openHouse.ts'
import type { House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { width: 1440, height: 900 })
  await admin.open('/audit')
  await admin.login('admin@example.com')
})
afterAll(() => house.stop())

const shot = async (name: string): Promise<void> => {
  if (process.env['SHOTS']) await admin.page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` })
}

it('tells in words who did what', async () => {
  const { page, axe } = admin
  await page.locator('tr[data-id]').nth(10).waitFor()
  const actions = await page.locator('tr[data-id] td:nth-child(3)').allInnerTexts()
  expect(actions.filter((each) => !/^[A-Z].*[a-z ]$/.test(each.trim()))).toEqual([])
  await shot('audit')
  expect(await axe()).toEqual([])
})

it('is narrowed by actions that are found by their words', async () => {
  const { page, axe, problems } = admin
  await page.getByRole('button', { name: 'Action', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Action' })
  await shot('auditGroups')
  await choice.getByText('Post verification', { exact: true }).click()
  await choice.getByRole('checkbox', { name: 'Post verification: Approve' }).waitFor()
  await choice.getByRole('searchbox', { name: 'Find' }).fill('approve post')
  await shot('auditFound')
  expect(await axe()).toEqual([])
  await choice.getByRole('checkbox', { name: 'Post verification: Approve' }).check()
  await page.waitForURL(/postVerificationsApprove/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Action: Post verification: Approve' }).waitFor()
  const rows = page.locator('tr[data-id]')
  await expect
    .poll(async () => new Set(await rows.locator('td:nth-child(3)').allInnerTexts()))
    .toEqual(new Set(['Post verification: Approve']))
  await rows.first().locator('td').first().locator('a, button').first().click()
  await page.getByRole('table').filter({ hasText: 'Before' }).getByRole('cell', { name: 'Approved', exact: true }).waitFor()
  await shot('auditOpened')
  expect(problems).toEqual([])
})
