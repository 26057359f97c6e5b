// A run as staff do it, in a real browser over the real server: selected, planned, begun, watched by another, undone from its receipt.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff
let manager: Staff

beforeAll(async () => {
  house = await openHouse({ size: { requests: 140 } })
  await keepNotices(house)
  admin = await enter(house, { at: '/payoutRequests?look=table', as: 'admin' })
  manager = await enter(house, { at: '/payoutRequests?look=table', as: 'manager' })
})
afterAll(() => house.stop())

const bar = () => admin.page.getByRole('group', { name: 'What is selected' })
const dialog = () => admin.page.getByRole('dialog')
const open = async (): Promise<number> =>
  Number((await house.sql<{ n: string }>("select count(*) as n from payout_requests where status = 'NEW'"))[0]?.n)
const rows = (staff: Staff) => staff.page.locator('tbody tr[data-id]')

it('is planned over all of a filter: how many, what is left out and why, sums; one can be left out', async () => {
  const { page } = admin
  await rows(admin).first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  const count = await open()
  await bar().getByText(`${count} selected`).waitFor()
  await bar().getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog().getByText(`${count} of ${count}`, { exact: true }).waitFor()
  await dialog().getByRole('checkbox').first().uncheck()
  await dialog()
    .getByText(`${count - 1} of ${count - 1}`, { exact: true })
    .waitFor()
  expect(await dialog().getByText('Amount · PayPal').count()).toBe(1)
  await dialog()
    .getByRole('button', { name: `Decline ${count - 1}` })
    .click()
  await dialog().getByText('Field is empty').first().waitFor()
  expect(await admin.axe()).toEqual([])
})

it('is done while others watch, and its receipt says what came of each', async () => {
  const { page } = admin
  const left = await open()
  await rows(manager)
    .nth(left - 1)
    .waitFor()
  await dialog().getByRole('textbox').fill('Not before the new year')
  await dialog()
    .getByRole('button', { name: `Decline ${left - 1}` })
    .click()
  // Held until what it offers is pressed.
  await page.getByText(`Decline: begun for ${left - 1}`).hover()
  expect(await bar().getByRole('button').count()).toBe(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText(`${left - 1} of ${left - 1} done`).waitFor()
  expect(await open()).toBe(1)
  // They stay where they stood until the list is read anew.
  await expect
    .poll(() =>
      rows(manager)
        .filter({ has: manager.page.getByText('Open', { exact: true }) })
        .count(),
    )
    .toBe(1)
  await page.getByRole('region', { name: 'Records' }).getByText('Done').nth(3).waitFor()
  expect(await admin.axe()).toEqual([])
  expect([...admin.problems, ...manager.problems]).toEqual([])
})

it('is undone from its receipt, as a run of its own; a reload changes nothing', async () => {
  const { page } = admin
  const [{ n } = { n: '0' }] = await house.sql<{ n: string }>('select done as n from run')
  await page.reload()
  await page.getByRole('button', { name: 'Undo what was done' }).click()
  await dialog()
    .getByRole('button', { name: /^Undo \d+$/ })
    .click()
  await page.getByText(/^Undo: begun for/).waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText(/ of \d+ done/).waitFor()
  await expect.poll(async () => (await house.sql<{ status: string }>('select status from run order by id desc'))[0]?.status).toBe('DONE')
  const [{ done, after } = { done: 0, after: '' }] = await house.sql<{ done: number; after: string }>(
    'select done, after_id::text as after from run order by id desc limit 1',
  )
  expect([done <= Number(n), after]).toEqual([true, '1'])
  expect(await open()).toBe(1 + done)
})

it('has receipts that are one’s own: another of the staff without the right to the audit sees none of these', async () => {
  await manager.open('/runs')
  await manager.page.getByText('There is nothing here yet').waitFor()
  await manager.open('/runs/1')
  await manager.page.getByText('Page not found').waitFor()
  await admin.open('/runs')
  expect(await rows(admin).first().textContent()).toContain('Undo')
  expect(await admin.axe()).toEqual([])
})

it('leads to the receipt of one’s own from the list, whatever else one may read', async () => {
  const { page } = manager
  await manager.open('/payoutRequests?look=table')
  await rows(manager).first().getByRole('checkbox').check()
  await page.getByRole('group', { name: 'What is selected' }).getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Asked for by the creator')
  await page.getByRole('dialog').getByRole('button', { name: 'Decline 1' }).click()
  await page.getByText('Decline: begun for 1').waitFor()
  await manager.open('/runs')
  await rows(manager).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /^Run \d+$/ }).waitFor()
  await page.getByText('1 of 1 done').waitFor()
  const { pathname } = new URL(page.url())
  expect(pathname).toMatch(/\/runs\/\d+$/)
  const visited = "select from visit v join users u on u.id::text = v.person where v.entity = 'Run' and u.email = 'manager@example.com'"
  await expect.poll(() => house.sql(visited)).toHaveLength(1)
  await manager.open('/')
  await page.getByRole('main').locator(`a[href="${pathname}"]`).waitFor()
})

it('is undone from its receipt where what was done is done to a part of a record, too', async () => {
  const { page } = manager
  await manager.open('/users/usersList?f.fraud.status=UNKNOWN')
  await rows(manager).first().getByRole('checkbox').check()
  await page.getByRole('group', { name: 'What is selected' }).getByRole('button', { name: 'Mark as fraud' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark 1' }).click()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText('1 of 1 done').waitFor()
  await page.getByRole('button', { name: 'Undo what was done' }).click()
  const planned = page.getByRole('dialog', { name: 'Passed fraud: Users' }).getByText('1 of 1', { exact: true })
  await expect.poll(() => planned.count()).toBe(1)
})
