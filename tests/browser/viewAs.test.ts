// The console as another role sees it: an admin looks as a manager, changes nothing, and comes back to what was there.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { heldLine, type HeldLine } from './story/heldLine.ts'
import { settle } from './tour/look.ts'

let house: House
let admin: Staff
let line: HeldLine

const entries = (): Promise<readonly string[]> =>
  admin.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allInnerTexts()
const choose = async (): Promise<void> => {
  await admin.page.getByRole('button', { name: 'View as …' }).click()
  await admin.page.getByRole('menuitem', { name: 'Manager', exact: true }).click()
}
const says = () => admin.page.getByRole('status').filter({ hasText: 'You view as Manager' })
const end = () => admin.page.getByRole('button', { name: 'Leave', exact: true })

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { width: 1280, height: 720 })
  line = await heldLine(admin.page)
  await admin.open('/login')
  await admin.login('admin@example.com')
  await admin.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})
afterAll(() => house?.stop())

it('shows the menu and screens of the other role, and says so on each', async () => {
  await admin.open('/users/usersList')
  await settle(admin.page)
  const own = await entries()
  expect(own.join()).toContain('Settings')
  await choose()
  await says().waitFor()
  await settle(admin.page)
  expect((await entries()).join()).not.toContain('Settings')
  expect(await admin.axe()).toEqual([])
  await admin.page.getByRole('link', { name: 'Help', exact: true }).click()
  const chapters = admin.page.getByRole('navigation', { name: 'Chapters' })
  await chapters.getByRole('link', { name: 'Payout requests', exact: true }).waitFor()
  expect(await chapters.getByRole('link', { name: 'Banners' }).count()).toBe(0)
  await admin.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Transactions' }).click()
  await admin.page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
  expect(await says().count()).toBe(1)
  // As that role one may not look as yet another.
  expect(await admin.page.getByRole('button', { name: 'View as …' }).count()).toBe(0)
  await end().click()
  await says().waitFor({ state: 'detached' })
  await settle(admin.page)
  expect(await entries()).toEqual(own)
  expect(admin.problems).toEqual([])
})

it('lets nothing be changed: what was typed stays, and the refusal says why', async () => {
  const [note] = await house.sql<{ id: string }>(
    `select id::text from users where role = 'member' and status = 'ACTIVE' order by id limit 1`,
  )
  await admin.open(`/profile/${note?.id}`)
  await settle(admin.page)
  await choose()
  await says().waitFor()
  await settle(admin.page)
  const section = admin.page.locator('section').filter({ has: admin.page.getByRole('heading', { name: 'Questionnaire', exact: true }) })
  await section.getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await section.getByLabel('About').fill('Looked at, not touched.')
  await admin.page.keyboard.press('Control+s')
  await admin.page.getByText('You view as another role: nothing can be changed.').first().waitFor()
  expect(await section.getByLabel('About').inputValue()).toBe('Looked at, not touched.')
  expect(await house.sql(`select id from users_questionnaire where about = 'Looked at, not touched.'`)).toEqual([])
  admin.problems.length = 0
})

it('asks before it is left with what was typed, and begins with nothing lost that was typed before its answer came', async () => {
  const { page } = admin
  const about = page.getByLabel('About')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await end().press('Enter')
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await about.inputValue()).toBe('Looked at, not touched.')
  await end().press('Enter')
  await question.getByRole('button', { name: 'Leave' }).click()
  await says().waitFor({ state: 'detached' })
  await settle(page)
  line.hold()
  await choose()
  await page.getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await about.fill('Typed meanwhile.')
  line.letGo()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect([await about.inputValue(), await says().count()]).toEqual(['Typed meanwhile.', 0])
  await choose()
  await question.getByRole('button', { name: 'Leave' }).click()
  await says().waitFor()
  await settle(page)
})

it('ends with a reload, and nothing of it is in the browser’s storage', async () => {
  const storage = await admin.page.evaluate(() => JSON.stringify([localStorage, sessionStorage].flatMap(Object.entries)))
  expect(storage).toContain('viewAsAnyRole')
  admin.page.once('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await admin.page.reload()
  await settle(admin.page)
  expect(await says().count()).toBe(0)
  expect((await entries()).join()).toContain('Settings')
})

it('shows nothing more once the right to it is taken, and leads back', async () => {
  await admin.open('/users/usersList')
  await settle(admin.page)
  await choose()
  await says().waitFor()
  await settle(admin.page)
  await house.sql(`delete from role_right where role = 'admin' and "right" = 'viewAsAnyRole'`)
  // Whose line breaks just then, as on a machine that is busy with other windows, is led back at once: nobody may open it as that role any more.
  const isBack = async (): Promise<boolean> => (await says().count()) === 0
  await expect.poll(async () => (await isBack()) || !(await entries()).join().includes('Transactions')).toBe(true)
  // By the keyboard: an answer that was refused just then may lie over it until Ok.
  // It may be gone while it is pressed; that one is back is asked for below.
  if (!(await isBack()))
    await end()
      .press('Enter', { timeout: 300_000 })
      .catch(() => undefined)
  await expect.poll(async () => (await entries()).join()).toContain('Settings')
  await expect.poll(() => admin.page.getByRole('button', { name: 'View as …' }).count()).toBe(0)
})
