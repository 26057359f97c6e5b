// Fraud and verification as desks: views of the users that are queues of their own, decided without a visit to a profile.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openId, panel } from './story/takingBack.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  // Nothing of whoever is deleted can be decided any more, though they waited longest.
  const gone = await house.sql(
    `update users_fraud set status = 'POSSIBLE', changed_time = '2020-01-01' where id = (select max(id) from users where status = 'DELETED') returning id`,
  )
  if (gone.length === 0) throw new Error('nobody is deleted')
  staff = await enter(house, { width: 1440, height: 900, at: '/', as: 'manager' })
})
afterAll(() => house?.stop())

const strip = () => staff.page.locator('.deskStrip > li[data-id]')
const decided = async (part: string, id: string | null) =>
  (await house.sql<{ status: string }>(`select status from users_${part} where id = $1`, [id]))[0]?.status
const evidence = () => panel(staff).filter({ visible: true })
const beneath = (heading: string) => evidence().locator('section', { has: staff.page.getByRole('heading', { name: heading, exact: true }) })

it('opens from the menu on who waits longest: signals, money, accounts alike and earlier decisions', async () => {
  const { page, problems } = staff
  const [{ id, name } = { id: '', name: '' }] = await house.sql<{ id: string; name: string }>(
    `select u.id::text as id, u.screen_name as name from users_fraud f join users u on u.id = f.id
     where f.status = 'POSSIBLE' and u.status <> 'DELETED' order by f.changed_time, u.id limit 1`,
  )
  const [twin = { name: '' }] = await house.sql<{ name: string }>(
    `update users_registration r set last_login_ip = (select last_login_ip from users_registration where id = $1)
     from users u where u.id = r.id and u.id = (select max(id) from users where status = 'ACTIVE' and role like '%business')
     returning u.screen_name as name`,
    [id],
  )
  await page
    .getByRole('link', { name: /^Fraud to review: / })
    .first()
    .click()
  await strip().first().waitFor()
  await expect.poll(() => openId(staff)).toBe(id)
  await evidence().getByText('Signals').waitFor()
  await evidence().getByText('Wallet').waitFor()
  await beneath('Same login IP').getByText(twin.name).first().waitFor()
  expect(await beneath('Same login IP').getByText(name).count()).toBe(0)
  await beneath('Transactions').waitFor()
  expect(await staff.axe()).toEqual([])
  expect(problems).toEqual([])
})

it('stays with whoever is written to: nothing is decided by that', async () => {
  const { page, problems } = staff
  const id = openId(staff)
  await evidence()
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Please call us today.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.notice').first().waitFor()
  expect(await house.sql("select id from messages where text = 'Please call us today.'")).toHaveLength(1)
  expect(openId(staff)).toBe(id)
  expect(problems).toEqual([])
})

it('marks as fraud by two presses and goes on; z takes it back', async () => {
  const { page, problems } = staff
  const id = openId(staff)
  const next = await strip().nth(1).getAttribute('data-id')
  await page.keyboard.press('f')
  await page.getByRole('dialog').getByLabel('Comment').waitFor()
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => openId(staff)).toBe(next)
  expect(await decided('fraud', id)).toBe('FRAUD')
  // The record's change has been heard by then: nothing but what was answered says which version is taken back.
  await page.getByRole('link', { name: 'Fraud to review: 1' }).first().waitFor()
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).waitFor()
  await page.waitForTimeout(500)
  await page.keyboard.press('z')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => decided('fraud', id)).toBe('PASSED')
  expect(problems).toEqual([])
})

it('leaves by its name to the profile, and Back is at the desk', async () => {
  const { page } = staff
  const id = openId(staff)
  await evidence().getByRole('heading').first().getByRole('link').click()
  await page.waitForURL(new RegExp(`/profile/${id}$`))
  await page.goBack()
  await strip().first().waitFor()
  expect(openId(staff)).toBe(id)
})

it('decides about documents that are seen large', async () => {
  const { page, problems } = staff
  await staff.open('/users/usersList')
  await page.getByRole('link', { name: /^Verification pending/ }).click()
  await strip().first().waitFor()
  const picture = evidence().locator('.deskEvidence .fileSort img').first()
  await picture.waitFor()
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(200)
  expect(await staff.axe()).toEqual([])
  const id = openId(staff)
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The card has run out.')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => decided('verification', id)).toBe('DECLINED')
  await expect.poll(() => openId(staff)).not.toBe(id)
  expect(problems).toEqual([])
})
