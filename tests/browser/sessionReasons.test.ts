// Every end of a session has its own reason, told where one stands then: with the real server, by what an administrator does beside.
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

const manager = 'manager@example.com'
const lost = 'You do not have permissions to access Admin Dashboard'
const disabled = 'Your account was disabled'
const ended = 'Your session was ended'

let house: House
let admin: Staff
let staff: Staff
let id: string

beforeAll(async () => {
  house = await openHouse()
  const [row] = await house.sql<{ id: string }>('select id from users where email = $1', [manager])
  id = String(row?.id)
  admin = await enter(house, { at: `/profile/${id}`, as: 'admin' })
})
afterAll(async () => house?.stop())

beforeEach(async () => {
  staff = await enter(house, { at: '/users/usersList', as: 'manager' })
  await staff.page.locator('tr[data-id]').first().waitFor()
})
afterEach(async () => {
  await staff.context.close()
  await house.sql("update users set role = 'manager', status = 'ACTIVE' where id = $1", [id])
})

/** What the administrator does to the manager's account, in the manager's profile. */
const act = async (action: string, button: string): Promise<void> => {
  const { page, open } = admin
  await open(`/profile/${id}`)
  const direct = page.getByRole('button', { name: new RegExp(`^${action}: `) })
  const more = page.getByRole('button', { name: /^More actions/ }).first()
  await more.waitFor()
  if ((await direct.count()) > 0) await direct.first().click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const dialog = page.getByRole('dialog')
  if (action === 'Change role') {
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Member', exact: true }).click()
  }
  if (action === 'Disable') await dialog.getByLabel('Reason').fill('Left the house')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits for the login with the reason. @returns what is left that was drawn or kept for the user, and how many notices there are */
const leftOver = async ({ page }: Pick<Staff, 'page'>, reason: string) => {
  await page.locator('.notices').getByRole('alert').getByText(reason).waitFor()
  await page.waitForURL(/\/admin\/login$/)
  await page.getByLabel('E-mail').waitFor()
  return {
    drawn: await page.locator('main#screen, nav, tr[data-id], [role=dialog]').count(),
    stored: await page.evaluate(() => localStorage.getItem('admin-login-data')),
    notices: await page.locator('.notice').count(),
  }
}
const nothing = { drawn: 0, stored: null, notices: 1 }

it('a lost role, in every tab', async () => {
  const { page, context } = staff
  const second = await context.newPage()
  await second.goto(`${house.address}/admin/about`)
  await second.getByRole('heading', { name: 'About' }).waitFor()
  await page.getByRole('searchbox').first().fill('typed')
  await act('Change role', 'Change')
  expect(await Promise.all([leftOver(staff, lost), leftOver({ page: second }, lost)])).toEqual([nothing, nothing])
})

it('a disabled account', async () => {
  await act('Disable', 'Disable')
  expect(await leftOver(staff, disabled)).toEqual(nothing)
  await staff.login(manager)
  // An outsider learns nothing more than before.
  await staff.page.locator('.notice').getByText(lost).waitFor()
})

it('sessions that somebody ended, after which one logs in again', async () => {
  await act('End sessions', 'End')
  expect(await leftOver(staff, ended)).toEqual(nothing)
  await staff.page.getByRole('button', { name: 'Ok' }).click()
  await staff.login(manager)
  await staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})

it.each([
  ['Change role', 'Change', lost],
  ['Disable', 'Disable', disabled],
  ['End sessions', 'End', ended],
])('%s while no tab was open is found when the session is restored', async (action, button, reason) => {
  await staff.page.close()
  await act(action, button)
  const page = await staff.context.newPage()
  await page.goto(`${house.address}/admin/users/usersList`)
  expect(await leftOver({ page }, reason)).toEqual(nothing)
})

it('an expired one keeps the screen and what is typed under a login headed by the error', async () => {
  const { page } = staff
  await page.getByRole('searchbox').first().fill('typed')
  await house.sql("update session set started = now() - interval '13 hours' where person = $1", [id])
  const dialog = page.getByRole('dialog', { name: 'Authorization error' })
  await dialog.waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill('a demo password 1')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('typed')
})

it('a login that came too late for its session is told the error, and the next one goes in', async () => {
  const { page, context } = staff
  await page.goto(`${house.address}/admin/logout`)
  await page.getByLabel('E-mail').waitFor()
  // Somebody else trades the code first: the server knows it no more.
  await page.route('**/api/session', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.continue()
  })
  await staff.login(manager)
  await page.getByRole('alert').getByText('Authorization error', { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('admin-login-data'))).toBeNull()
  await page.unroute('**/api/session')
  await context.clearCookies()
  await staff.login(manager)
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})

it('a file that is sent without a session is told the error', async () => {
  const { page, context } = staff
  const [member] = await house.sql<{ id: string }>(
    "select id::text as id from users where role = 'member' and status = 'ACTIVE' order by id limit 1",
  )
  await staff.open(`/profile/${member?.id ?? ''}`)
  await page.getByRole('region', { name: 'User files', exact: true }).getByRole('button', { name: 'Add files' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') })
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByText('Authorization error', { exact: true }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Retry late.pdf' }).count()).toBe(1)
})
