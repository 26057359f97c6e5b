// Queues as desks: the first that waits stands open, the next is there before one asks, and whoever wants the table has it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openId, panel, untilOpen } from './story/takingBack.ts'
import { settle } from './tour/look.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { width: 1280, height: 720, at: '/posts/verification', as: 'admin' })
})
afterAll(() => house?.stop())

const strip = () => staff.page.locator('.deskStrip > li[data-id]')
const ids = () => strip().evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['id']))
const stands = async (id: string | undefined): Promise<void> => {
  await expect.poll(() => openId(staff)).toBe(id)
  await untilOpen(staff)
}
const statesOf = async (those: readonly (string | undefined)[]): Promise<readonly string[]> =>
  (await house.sql<{ status: string }>('select status from post_verifications where id = any($1)', [those])).map(({ status }) => status)

it('decides ten posts by ten keys; the pictures of each were there before the key before it', async () => {
  const { page, problems } = staff
  const opened = panel(staff).locator('.fileGallery img').first()
  await expect.poll(() => opened.evaluate((each) => (each as HTMLImageElement).complete)).toBe(true)
  const waiting = (await ids()).slice(0, 10)
  expect(waiting.length).toBe(10)
  expect(await staff.axe()).toEqual([])
  for (const id of waiting) {
    await stands(id)
    const drawn = page.locator('.deskItem:not([data-ahead]) .fileGallery img').first()
    await drawn.waitFor()
    expect(await drawn.evaluate((each) => (each as HTMLImageElement).complete)).toBe(true)
    if (id !== waiting.at(-1)) {
      const ahead = page.locator('.deskItem[data-ahead] .fileGallery img').first()
      await expect.poll(() => ahead.evaluate((each) => (each as HTMLImageElement).complete)).toBe(true)
    }
    await page.keyboard.press('a')
  }
  await expect.poll(async () => new Set(await statesOf(waiting))).toStrictEqual(new Set(['APPROVED']))
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(problems).toEqual([])
})

it('is left for the table by Escape, and had again by its button and by Back', async () => {
  const { page } = staff
  // What was decided last has gone from the screen.
  await expect.poll(() => statesOf([openId(staff) ?? '0'])).toEqual(['PENDING'])
  const opened = openId(staff)
  await page.keyboard.press('Escape')
  await page.locator('tr[data-id]').first().waitFor()
  expect([openId(staff), new URL(page.url()).searchParams.get('look')]).toEqual([null, 'table'])
  await page.goBack()
  await panel(staff).waitFor()
  expect(openId(staff)).toBe(opened)
  await page.keyboard.press('Escape')
  await page.locator('tr[data-id]').first().waitFor()
  await page.getByRole('button', { name: 'Desk', exact: true }).click()
  await panel(staff).waitFor()
  expect(new URL(page.url()).searchParams.get('look')).toBeNull()
})

it('walks by j and k, and by a press on the strip', async () => {
  const { page } = staff
  await strip().first().waitFor()
  const all = await ids()
  const at = all.indexOf(openId(staff) ?? '')
  await page.keyboard.press('j')
  await expect.poll(() => openId(staff)).toBe(all[at + 1])
  await page.keyboard.press('k')
  await expect.poll(() => openId(staff)).toBe(all[at])
  await strip()
    .nth(at + 3)
    .getByRole('button')
    .click()
  await expect.poll(() => openId(staff)).toBe(all[at + 3])
  await page.reload()
  await panel(staff).waitFor()
  expect(openId(staff)).toBe(all[at + 3])
})

it('does by its keys what they are for to what stands open, whichever way it was opened', async () => {
  const { page } = staff
  await strip().first().waitFor()
  const all = await ids()
  const press = async (at: number): Promise<string | undefined> => {
    await strip().nth(at).getByRole('button').click()
    await stands(all[at])
    await panel(staff).locator('.fileGallery img').first().waitFor()
    return all[at]
  }
  await press(0)
  await page.keyboard.press('j')
  await expect.poll(() => openId(staff)).toBe(all[1])
  const pressed = await press(3)
  await page.keyboard.press('a')
  await expect.poll(() => statesOf([pressed])).toEqual(['APPROVED'])
  await expect.poll(() => openId(staff)).toBe(all[4])
  await press(6)
  await press(8)
  await page.goBack()
  await stands(all[6])
  await panel(staff).locator('.fileGallery img').first().waitFor()
  await page.keyboard.press('a')
  await expect.poll(() => statesOf([all[6]])).toEqual(['APPROVED'])
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new Set(await statesOf([all[0], all[1], all[4], all[8]]))).toStrictEqual(new Set(['PENDING']))
})

it('opens nothing where nothing waits, nor where there is no room beside the list', async () => {
  const { page } = staff
  await staff.open('/posts/verification?view=approved')
  await settle(page)
  expect(openId(staff)).toBeNull()
  await page.locator('tr[data-id] button.link').first().click()
  await panel(staff).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await staff.open('/posts/verification')
  await settle(page)
  expect(openId(staff)).toBeNull()
  expect(await page.getByRole('button', { name: 'Desk', exact: true }).count()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
})

it('shows payouts with whose they are, how they were calculated and what belongs to them', async () => {
  const { page, problems } = staff
  await staff.open('/payoutRequests')
  const desk = panel(staff)
  await desk.getByText('How it was calculated').waitFor()
  const [first] = await ids()
  expect(openId(staff)).toBe(first)
  const [{ name } = { name: '' }] = await house.sql<{ name: string }>(
    'select u.screen_name as name from payout_requests r join users u on u.id = r.user_id where r.id = $1',
    [first],
  )
  await desk.getByRole('link', { name }).first().waitFor()
  await desk.getByRole('heading', { name: 'History' }).waitFor()
  expect(await strip().first().innerText()).toContain(name)
  expect(await staff.axe()).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await staff.axe()).toEqual([])
  expect(problems).toEqual([])
})

it('stays on its page where what comes after it need not wait, and reads nothing of it', async () => {
  const { page } = staff
  const sentBefore = staff.sent.length
  await page.locator('.userButton').waitFor()
  await staff.open('/posts/verification?view=approved')
  await page.locator('tr[data-id] button.link').first().click()
  await panel(staff).waitFor()
  await expect.poll(ids).toHaveLength(25)
  const opened = openId(staff) ?? ''
  await panel(staff)
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').click()
  await page.getByRole('option', { name: 'Copyright' }).click()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => statesOf([opened])).toEqual(['DECLINED'])
  await expect.poll(() => openId(staff)).toBeNull()
  expect(new URL(page.url()).searchParams.get('after')).toBeNull()
  const asked = staff.sent.slice(sentBefore).filter(({ payload }) => payload?.operationName === 'PostVerificationsList')
  expect(asked.filter(({ payload }) => typeof payload?.variables?.['after'] === 'string')).toEqual([])
})

it('goes on beyond its page, and ends where nothing waits any more', async () => {
  const { page, problems } = staff
  await page.locator('.userButton').waitFor()
  await staff.open('/posts/verification?look=table')
  const rows = page.locator('tr[data-id]')
  const idsOf = () => rows.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['id'] ?? ''))
  await rows.first().waitFor()
  const onFirst = await idsOf()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(idsOf).not.toEqual(onFirst)
  const kept = [...onFirst, ...(await idsOf()).slice(0, 2)]
  expect(kept.length).toBe(27)
  await house.sql("update post_verifications set status = 'APPROVED' where status = 'PENDING' and id <> all($1)", [kept])
  await staff.open('/posts/verification')
  await panel(staff).waitFor()
  await expect.poll(ids).toHaveLength(25)
  const first = await ids()
  for (const id of first) {
    await stands(id)
    await page.locator('.deskItem[data-ahead]').waitFor({ state: 'attached' })
    await page.keyboard.press('a')
  }
  await expect.poll(ids).toHaveLength(2)
  const rest = await ids()
  for (const id of rest) {
    await stands(id)
    await page.keyboard.press('a')
  }
  await expect.poll(async () => new Set(await statesOf([...first, ...rest]))).toStrictEqual(new Set(['APPROVED']))
  await expect.poll(() => openId(staff)).toBeNull()
  expect(problems).toEqual([])
})
