// A payment run as staff do it: a file of one payout system is handed out, paid there, and what came back is given back on the receipt, in a real browser.
import { readFileSync } from 'node:fs'
import { parseCsv } from 'hucre/csv'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, password, type House } from './story/openHouse.ts'
import { hasFocus } from './story/hasFocus.ts'

let house: House
let admin: Staff
let manager: Staff
/** Numbers of what was handed out. */
let out: readonly string[] = []

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  admin = await enter(house, { at: '/payoutRequests?look=table', as: 'admin' })
  manager = await enter(house, { at: '/payoutRequests?look=table', as: 'manager' })
})
afterAll(() => house.stop())

/** The one in front. */
const dialog = ({ page }: Staff) => page.getByRole('dialog')
const planPay = async (staff: Staff): Promise<void> => {
  const { page } = staff
  await page.locator('tbody tr[data-id]').first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  await page.getByRole('group', { name: 'What is selected' }).getByRole('button', { name: 'Pay', exact: true }).click()
  await dialog(staff)
    .getByText(/^\d+ of \d+$/)
    .waitFor()
}

it('hands out a file of one payout system, once it is said why and who one is', async () => {
  const { page } = admin
  await planPay(admin)
  const file = dialog(admin)
    .getByRole('button', { name: /^File for PayPal \(\d+\)$/ })
    .first()
  await admin.shoot('paymentPlan')
  await file.click()
  const asks = page.getByRole('dialog', { name: 'Hand out a file: PayPal' })
  await asks.getByRole('textbox', { name: 'Reason' }).fill('Payments of this week')
  await asks.getByRole('textbox', { name: 'Current password' }).fill('not mine')
  await asks.getByRole('button', { name: 'Hand out' }).click()
  await asks.getByRole('alert').waitFor()
  await expect.poll(() => hasFocus(asks.getByRole('button', { name: 'Hand out' }))).toBe(true)
  expect(await admin.axe()).toEqual([])
  await admin.shoot('paymentAsks')
  await asks.getByRole('textbox', { name: 'Current password' }).fill(password)
  const [download] = await Promise.all([page.waitForEvent('download'), asks.getByRole('button', { name: 'Hand out' }).click()])
  // Held until somebody presses what it offers: a colleague plans meanwhile.
  await page
    .locator('.notice')
    .getByText(/handed out/)
    .hover()
  expect(download.suggestedFilename()).toBe('Payout requests 1.csv')
  const [heading, ...rows] = parseCsv(readFileSync(await download.path(), 'utf8'))
  expect(heading?.slice(0, 2)).toEqual(['ID', 'Account'])
  out = rows.map(([id]) => String(id))
  expect(out.length).toBeGreaterThan(2)
  expect(rows.every(([, account]) => String(account).includes('@'))).toBe(true)
  await page.getByText(`${out.length} handed out`).waitFor()
})

it('warns another of the staff of what is in it', async () => {
  await planPay(manager)
  await dialog(manager).getByText('It was handed out as a file with run 1: it may be done already').first().waitFor()
  await manager.shoot('paymentWarned')
  await manager.page.keyboard.press('Escape')
  expect(manager.problems).toEqual([])
})

it('pays what came back and waits for the rest; a reload changes nothing', async () => {
  const { page } = admin
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByText(`0 of ${out.length} done`).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Enter what came back' }).click()
  const text = dialog(admin).getByRole('textbox', { name: 'What came back' })
  await text.fill(`${out[0]}\tREF-0\n${out[1]}\tREF-1\n999999\tREF-X`)
  await dialog(admin).getByText('Lines about no record that waits, or not to be read (999999 REF-X): 1').waitFor()
  await dialog(admin).getByText(`2 of ${out.length}`, { exact: true }).waitFor()
  expect(await admin.axe()).toEqual([])
  await admin.shoot('paymentAnswers')
  await page.setViewportSize({ width: 390, height: 844 })
  await admin.shoot('paymentAnswersNarrow')
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog(admin).getByRole('button', { name: 'Pay 2' }).click()
  await page.getByText(`2 of ${out.length} done`).waitFor()
  await page.getByText('Paused', { exact: true }).first().waitFor()
  await page.getByRole('row', { name: /^In the ledger 2 / }).waitFor()
  await admin.shoot('paymentReceipt')
  const paid = await house.sql<{ id: string; reference: string }>(
    'select id::text as id, reference from payout_requests where id = any($1) and status = $2 order by reference',
    [out, 'PAID'],
  )
  expect(paid).toEqual([0, 1].map((at) => ({ id: out[at], reference: `REF-${at}` })))
})

it('takes the file with its last column filled in', async () => {
  const { page } = admin
  await page.getByRole('button', { name: 'Enter what came back' }).click()
  const filled = ['ID,Account,Payment reference', ...out.map((id, at) => `${id},any,${at < 2 ? '' : `REF-${at}`}`)].join('\r\n')
  const given = { name: 'paid.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) }
  const file = dialog(admin).getByLabel('From a file')
  await file.setInputFiles({ ...given, buffer: Buffer.from(`${filled}\r\n`.repeat(3_000)) })
  await dialog(admin).getByText('Too much at once: give it back in parts').waitFor()
  await file.setInputFiles(given)
  // Those of changed payees first, each with both accounts: they are let pass one by one.
  const pay = dialog(admin).getByRole('button', { name: /^Pay \d+$/ })
  await pay.waitFor()
  for (const tick of await dialog(admin).getByRole('checkbox').all()) await tick.check()
  await pay.click()
  await page.getByText(`${out.length} of ${out.length} done`).waitFor()
  await page.getByRole('button', { name: 'Undo what was done' }).waitFor()
  const paid = 'select from payout_requests where id = any($1) and status = $2 and reference is not null'
  expect(await house.sql(paid, [out, 'PAID'])).toHaveLength(out.length)
  expect(admin.problems).toEqual([])
})
