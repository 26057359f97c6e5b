// The account of a payout in the whole house: shown at one press in the Pay dialog, audited with the request as its reason, and gone with the dialog.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { at: '/payoutRequests?look=table', as: 'manager' })
})
afterAll(() => house?.stop())

it('shows the account that is stored, and says so in the audit without it', async () => {
  const { page, problems } = staff
  const pay = page
    .getByRole('button', { name: /^Pay: / })
    .and(page.locator('[aria-disabled="false"]'))
    .first()
  await pay.waitFor()
  const id = (await pay.getAttribute('aria-label'))?.replace('Pay: ', '') ?? ''
  const [stored] = await house.sql<{ account: string }>('select account from payout_requests where id = $1', [id])
  const account = stored?.account ?? 'no account'
  await pay.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show: Account' }).click()
  await dialog.getByText(account, { exact: true }).waitFor()
  expect(await staff.axe()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  // The demo's staff have shown accounts before.
  const told = await house.sql("select record, input from audit_record where action = 'reveal' order by id desc limit 1")
  expect(told).toEqual([{ record: id, input: { field: 'account', reason: `Payout request ${id}` } }])
  const lines = await house.sql<{ line: string }>(
    "select a::text as line from audit_record a where action = 'reveal' union all select k::text from operation_key k",
  )
  expect(lines.filter(({ line }) => line.includes(account))).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(account)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))))).not.toContain(
    account,
  )
  expect(problems).toEqual([])
})
