// The audit in the whole house: what staff did in the last weeks in words, narrowed by an action that is looked for, and opened on what changed.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { width: 1440, height: 900, at: '/audit', as: 'admin' })
})
afterAll(() => house.stop())

/** Above the record that each was done to. */
const actionsIn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('tr[data-id] td:nth-child(3)').allInnerTexts()).map((each) => each.split('\n')[0] ?? '')

it('tells in words who did what', async () => {
  const { page, axe } = admin
  await page.locator('tr[data-id]').nth(10).waitFor()
  const actions = await actionsIn(page)
  expect(actions.filter((each) => !/^[A-Z].*[a-z ]$/.test(each.trim()))).toEqual([])
  await admin.shoot('audit')
  expect(await axe()).toEqual([])
})

it('says in each row what changed, with the names of what was pointed at', async () => {
  const { page, axe, problems } = admin
  await admin.open('/audit?f.outcome=DONE&f.operation=usersUpdate&f.operation=usersDisable&f.operation=usersUpdateRole')
  const rows = page.locator('tr[data-id]')
  await rows.first().waitFor()
  const [{ name } = { name: '' }] = await house.sql<{ name: string }>(
    `select u.screen_name as name from audit_line l join users u on 'User:' || u.id = l.target where l.outcome = 'DONE' and l.operation in ('usersUpdate', 'usersDisable', 'usersUpdateRole') order by l.id desc limit 1`,
  )
  await expect.poll(async () => rows.first().innerText()).toContain(`User ${name}`)
  const odd = async (): Promise<readonly string[]> =>
    (await rows.locator('td:nth-child(4)').allInnerTexts()).filter((each) => !/^[A-Z][^:]+: .* \u2192 /.test(each))
  await expect.poll(odd).toEqual([])
  await admin.shoot('auditChanges')
  expect(await axe()).toEqual([])
  expect(problems).toEqual([])
})

it('is narrowed to a day and to a colleague by one press each, and lifted by another', async () => {
  const { page, axe, problems } = admin
  await admin.open('/audit')
  await page.getByRole('button', { name: 'Yesterday', exact: true }).click()
  await page.waitForURL(/f\.time=today-1\.\.today-1/)
  await page.getByRole('button', { name: 'Manuel Smith', exact: true }).click()
  await page.waitForURL(/f\.actor=2/)
  const rows = page.locator('tr[data-id]')
  await expect.poll(async () => new Set(await rows.locator('td:nth-child(2)').allInnerTexts())).toEqual(new Set(['Manuel Smith\nManager']))
  await page.getByRole('button', { name: 'Who: Manuel Smith' }).waitFor()
  await admin.shoot('auditQuick')
  expect(await axe()).toEqual([])
  const pressed = page.getByRole('button', { name: 'Manuel Smith', exact: true, pressed: true })
  await pressed.click()
  await page.waitForURL((address) => !address.search.includes('actor'))
  expect(problems).toEqual([])
})

it('is narrowed by actions that are found by their words', async () => {
  const { page, axe, problems } = admin
  await admin.open('/audit')
  await page.getByRole('button', { name: 'Action', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Action' })
  await admin.shoot('auditGroups')
  await choice.getByText('Post verification', { exact: true }).click()
  await choice.getByRole('checkbox', { name: 'Post verification: Approve' }).waitFor()
  await choice.getByRole('searchbox', { name: 'Find' }).fill('approve post')
  await admin.shoot('auditFound')
  expect(await axe()).toEqual([])
  await choice.getByRole('checkbox', { name: 'Post verification: Approve' }).check()
  await page.waitForURL(/postVerificationsApprove/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Action: Post verification: Approve' }).waitFor()
  const rows = page.locator('tr[data-id]')
  await expect.poll(async () => new Set(await actionsIn(page))).toEqual(new Set(['Post verification: Approve']))
  await rows.first().locator('td').first().locator('a, button').first().click()
  await page.getByRole('table').filter({ hasText: 'Before' }).getByRole('cell', { name: 'Approved', exact: true }).waitFor()
  await admin.shoot('auditOpened')
  expect(problems).toEqual([])
})
