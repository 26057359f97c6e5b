// Posts in the whole house: the queue by keys and by two at once, a post made and published on a profile.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { picture } from '../server/uploads/samples.ts'
import { decidedByTwo } from './story/decidedByTwo.ts'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openId, panel, takingBack, untilOpen } from './story/takingBack.ts'
import { unasked } from './story/unasked.ts'
import { openTab } from './story/openTab.ts'

let house: House
let manager: Staff
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  manager = await enter(house, { width: 1440, height: 900, at: '/posts/verification', as: 'manager' })
  admin = await enter(house, { width: 1440, height: 900, at: '/posts/verification', as: 'admin' })
  for (const { page } of [manager, admin]) await page.locator('.deskStrip [data-id]').first().waitFor()
})
afterAll(() => house?.stop())

const rows = (staff: Staff) => staff.page.locator('.deskStrip [data-id]')
const idOf = (staff: Staff, at: number) => rows(staff).nth(at).getAttribute('data-id')
const statusOf = async (id: string | null) =>
  (await house.sql<{ status: string }>('select status from post_verifications where id = $1', [id]))[0]?.status

it('opens on the first that waits, its files beside it, and walks by arrows', async () => {
  covers('routePosts')
  const { page, problems } = manager
  const [first, second] = [await idOf(manager, 0), await idOf(manager, 1)]
  await panel(manager).locator('.fileGallery img').first().waitFor()
  expect(openId(manager)).toBe(first)
  await manager.shoot('queue')
  expect(await manager.axe()).toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => openId(manager)).toBe(second)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => openId(manager)).toBe(first)
  expect(problems).toEqual([])
})

it('approves by A and declines by D with a reason; the next one opens, and the counter of the menu follows', async () => {
  covers('managesContent')
  const { page } = manager
  const [first, second, third] = [await idOf(manager, 0), await idOf(manager, 1), await idOf(manager, 2)]
  const [{ waiting } = { waiting: 0 }] = await house.sql<{ waiting: number }>(
    `select count(*)::int as waiting from post_verifications v join content_sets s on s.id = v.post_id join users u on u.id = v.creator_id
     join users_verification k on k.id = u.id where v.status = 'PENDING' and s.published and s.processing_status = 'OK'
       and s.publish_time is not null and u.status = 'ACTIVE' and k.status = 'APPROVED'`,
  )
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Pending: / })
  await expect.poll(() => entry.innerText()).toContain(String(waiting))
  await page.keyboard.press('a')
  await expect.poll(() => openId(manager)).toBe(second)
  await untilOpen(manager)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await statusOf(first)).toBe('APPROVED')
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').click()
  await page.getByRole('option', { name: 'Copyright' }).click()
  await dialog.getByLabel('Explanation').fill('The music belongs to somebody else.')
  await manager.shoot('decline')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => openId(manager)).toBe(third)
  await untilOpen(manager)
  expect(await statusOf(second)).toBe('DECLINED')
  await expect.poll(() => entry.innerText()).toContain(String(waiting - 2))
})

takingBack(() => manager)

unasked(
  () => manager,
  () => house,
)

decidedByTwo(() => ({ house, manager, admin }))

it('leaves deleted posts to those who ask for them', async () => {
  const { page } = manager
  const [{ user, post, text } = { user: '', post: '', text: '' }] = await house.sql<{ user: string; post: string; text: string }>(
    `select s.user_id::text as "user", s.id::text as post, s.description as text from content_sets s join users u on u.id = s.user_id
     where u.status = 'ACTIVE' and (select count(*) from content_sets o where o.user_id = u.id) between 2 and 8
       and not exists (select from content_sets o where o.user_id = u.id and o.id <> s.id and o.description = s.description) order by s.id limit 1`,
  )
  await house.sql('update content_sets set deleted_time = now() where id = $1', [post])
  await manager.open(`/profile/${user}`)
  await openTab(page, 'Content')
  const section = page.locator('section.section', { has: page.getByRole('heading', { name: 'Posts', exact: true }) })
  await section.getByRole('row').nth(1).waitFor()
  expect(await section.getByText(text).count()).toBe(0)
  await section.getByRole('link', { name: 'Show all' }).click()
  await page.locator('tr[data-id]').first().waitFor()
  expect(await page.locator(`tr[data-id="${post}"]`).count()).toBe(0)
  await page.getByRole('button', { name: /^Clear filters/ }).click()
  await page.locator(`tr[data-id="${post}"]`).getByText('Deleted').waitFor()
})

it('makes a post on a profile, fills it with pictures, and publishes it into the queue', async () => {
  covers('routeProfile', 'callContentFiles', 'callContentSets')
  const { page, problems } = manager
  const [{ id } = { id: '' }] = await house.sql<{ id: string }>(
    "select u.id::text as id from users u join users_verification v on v.id = u.id where u.status = 'ACTIVE' and v.status = 'APPROVED' order by u.id limit 1",
  )
  await manager.open(`/profile/${id}`)
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click()
  await page.waitForURL(/\/sets$/)
  await page.locator('tr[data-id]').first().waitFor()
  await manager.shoot('sets')
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  await page.locator('.listCards img').first().waitFor()
  await manager.shoot('cards')
  expect(await manager.axe()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await manager.shoot('cardsNarrow')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Add post' }).click()
  await page.getByRole('dialog').getByLabel('Description').fill('A post of today')
  await page.getByRole('dialog').getByRole('button', { name: 'Add post' }).click()
  await page.waitForURL(/\/profile\/[0-9]+\/sets\/[0-9]+$/)
  expect(page.url()).toContain(`/profile/${id}/sets/`)
  await page.getByRole('button', { name: 'Upload files' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: await picture() },
    { name: 'two.png', mimeType: 'image/png', buffer: await picture() },
  ])
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  for (const name of ['one.png', 'two.png'])
    await page
      .getByRole('region', { name: 'Post files: rows' })
      .getByRole('button', { name: `Open ${name}` })
      .waitFor()
  // Each file changes the post: who presses before the second one is told that it was changed meanwhile.
  await page.locator('dt:text-is("Files") + dd').filter({ hasText: /^2$/ }).waitFor()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
  await manager.shoot('set')
  expect(await manager.axe()).toEqual([])
  expect(problems).toEqual([])
  const set = page.url().split('/').at(-1)
  expect(await house.sql('select status from post_verifications where post_id = $1', [set])).toEqual([{ status: 'PENDING' }])
  expect(await house.sql('select size, processing_status as status from content_sets where id = $1', [set])).toEqual([
    { size: 2, status: 'OK' },
  ])
  expect(await house.sql('select file_number as number from content_files where set_id = $1 order by 1', [set])).toEqual([
    { number: 0 },
    { number: 1 },
  ])
})

it('schedules a post: a time is picked in the zone of the reader, and one that has passed is told what is wanted', async () => {
  const { page } = manager
  await page.getByRole('button', { name: 'Edit: Post' }).click()
  const time = page.getByLabel('Scheduled for')
  await time.fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Choose a time in the future').waitFor()
  await time.fill('2099-12-31T18:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('12/31/2099 18:30').first().waitFor()
  await page.getByRole('button', { name: 'Edit: Post' }).click()
  expect(await time.inputValue()).toBe('2099-12-31T18:30')
  expect(await time.getAttribute('max')).toBe('9999-12-31T23:59')
  expect(await manager.axe()).toEqual([])
  await time.press('Backspace')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Scheduled for must be a day and a time').waitFor()
  await time.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await time.waitFor({ state: 'detached' })
  const set = page.url().split('/').at(-1)
  expect(await house.sql('select schedule_time as time from content_sets where id = $1', [set])).toEqual([{ time: null }])
})
