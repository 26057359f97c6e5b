// Generate request as staff do it, in a real browser: what is made is what the list showed, and who of it got none is said (domain 7.3).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  admin = await enter(house, { at: '/payoutRequests', as: 'admin' })
})
afterAll(() => house.stop())

const requestsOf = (user: string) =>
  house.sql<{ id: string }>("select id::text as id from payout_requests where user_id = $1 and status = 'NEW'", [user])

const disable = async (user: string | undefined) => house.sql("update users set status = 'DISABLED' where id = $1 returning id", [user])

it('says who of the list no longer meets the criteria, and makes nothing for whom it did not show', async () => {
  const { page } = admin
  await page.getByRole('button', { name: 'Generate request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate request' })
  const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
  await dialog.getByRole('table').waitFor()
  await expect.poll(() => generate.isEnabled()).toBe(true)
  const links = dialog.getByRole('checkbox')
  const names = await links.evaluateAll((all) => all.map((each) => /\((.+)\)$/.exec(each.getAttribute('aria-label') ?? '')?.[1] ?? ''))
  expect(names.length).toBeGreaterThan(2)
  const idOf = async (username: string) =>
    String((await house.sql<{ id: string }>('select id::text as id from users where username = $1', [username]))[0]?.id)
  const [gone, unticked, kept] = await Promise.all(names.slice(0, 3).map(idOf))
  // Noted by the page: on a slow machine what the tick does is shown before one looks.
  const shut = await generate.evaluateHandle((button: HTMLButtonElement) => {
    const seen = { shut: false }
    new MutationObserver(() => (seen.shut ||= button.disabled)).observe(button, { attributes: true })
    return seen
  })
  await links.nth(1).click()
  // Nothing is run that is not shown yet.
  await expect.poll(async () => shut.evaluate((seen) => seen.shut)).toBe(true)
  await expect.poll(() => generate.isEnabled()).toBe(true)
  // What nothing can be shown of is said to be wrong once it is sent.
  const least = dialog.getByLabel('Minimum request size')
  await least.fill('abc')
  await expect.poll(() => generate.isEnabled()).toBe(true)
  await generate.click()
  await dialog.getByText('Minimum request size should be number').waitFor()
  await least.fill('')
  await expect.poll(() => generate.isEnabled()).toBe(true)
  await disable(gone)
  await generate.click()
  await dialog.getByText('Some creators of the list got none, since they no longer meet the criteria:').waitFor()
  await dialog.getByText(`${names.length - 2} payout request${names.length === 3 ? ' was' : 's were'} made`).waitFor()
  await dialog.getByText('1 left out: no creator, disabled or deleted').click()
  await dialog.getByText(names[0] ?? '', { exact: true }).waitFor()
  expect(await admin.axe()).toEqual([])
  await admin.shoot('generatePayouts')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Generate request: done').waitFor()
  const made = await Promise.all([gone, unticked, kept].map(async (user) => (await requestsOf(user ?? '')).length))
  expect(made).toEqual([0, 0, 1])
})

it('says in sight why nobody of the list gets one', async () => {
  const { page } = admin
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.getByRole('button', { name: 'Generate request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate request' })
  const generate = dialog.getByRole('button', { name: 'Generate', exact: true })
  await dialog.getByRole('checkbox').first().waitFor()
  await expect.poll(() => generate.isEnabled()).toBe(true)
  await house.sql("update users set status = 'DISABLED' where role like '%business' or role like '%creator%' returning id")
  await generate.click()
  const told = dialog.getByRole('alert').filter({ hasText: 'The payout criteria are not met: no creator, disabled or deleted' })
  await told.waitFor()
  const box = await told.boundingBox()
  expect((box?.y ?? 480) + (box?.height ?? 0)).toBeLessThan(480)
  expect(await admin.axe()).toEqual([])
  await admin.shoot('generateRefused')
  // The list of a moment ago is not left standing.
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(0)
})
