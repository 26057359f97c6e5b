// Month's end as staff do it: a statement is given as a file, its differences are explained, the month is closed, while a colleague looks on.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff
let manager: Staff
let month = ''

interface Paid {
  readonly reference: string
  readonly minor: string
  readonly currency: string
}

/** Two payments by PayPal of months before, as a statement has them. */
const paidBefore = (): Promise<readonly Paid[]> =>
  house.sql<Paid>(
    `select reference, money_minor::text as minor, money_currency as currency from payout_requests
     where status = 'PAID' and payout_system_id = '1' and reference is not null and processed_time < date_trunc('month', now()) - interval '70 days' order by id limit 2`,
  )

beforeAll(async () => {
  house = await openHouse()
  month = new Date().toISOString().slice(0, 7)
  admin = await enter(house, { at: '/reconciliations', as: 'admin' })
  // Read before the month is reconciled: only what comes later is told as new.
  await admin.page.getByText('There is nothing here yet').or(admin.page.locator('tbody tr[data-id]')).first().waitFor()
  manager = await enter(house, { at: '/', as: 'manager' })
})
afterAll(() => house.stop())

const dialog = ({ page }: Staff) => page.getByRole('dialog')
const amountOf = ({ minor }: Paid): string => (Number(minor) / 100).toFixed(2)
const row = ({ page }: Staff, text: string) => page.locator('tbody tr[data-id]').filter({ hasText: text })

it('reads the statement of a payout system as a file, and says which line it cannot read', async () => {
  const { page } = manager
  const [first, second] = await paidBefore()
  if (!first || !second) throw new Error('the demo has paid nobody by PayPal')
  await page.getByRole('link', { name: "Month's end: payouts against statements" }).click()
  await page.getByRole('button', { name: 'Reconcile a month' }).click()
  await dialog(manager).getByRole('combobox', { name: 'Payout system' }).fill('PayPal')
  await page.getByRole('option', { name: 'PayPal' }).first().click()
  await dialog(manager).getByRole('textbox', { name: 'Month' }).fill(month)
  const lines = [
    `${first.reference},${amountOf(first)},${first.currency}`,
    `${second.reference},1.00,${second.currency}`,
    'NOBODY-1,12.50,EUR',
  ]
  const given = (...more: readonly string[]) => ({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Reference,Amount,Currency', ...lines, ...more].join('\r\n')),
  })
  const file = dialog(manager).getByLabel('From a file')
  await file.setInputFiles(given('NOBODY-2,twelv,EUR'))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.click()])
  // Of the file that is chosen already, changed meanwhile, a browser would say nothing.
  expect(await file.inputValue()).toBe('')
  await chooser.setFiles(given('NOBODY-2,twelve,EUR'))
  await dialog(manager).getByRole('button', { name: 'Compare' }).click()
  await dialog(manager).getByText('Line 5: "twelve" is no amount; write it as 1234.56').first().waitFor()
  expect(await manager.axe()).toEqual([])
  await manager.shoot('reconcileWrong')
  await file.setInputFiles(given())
  await dialog(manager).getByRole('button', { name: 'Compare' }).click()
  await manager.page.getByRole('heading', { name: `PayPal ${month}` }).waitFor()
  await admin.page.getByRole('button', { name: '1 new' }).click()
  // Sums by currency, in the one line that a row has for them.
  await row(admin, `PayPal ${month}`)
    .getByText(/^[A-Z]{3}, .*\d/)
    .waitFor()
})

it('lists what differs first, and a colleague sees what is explained', async () => {
  await row(admin, `PayPal ${month}`).getByRole('link').first().click()
  for (const staff of [admin, manager]) {
    await staff.page.getByText('Differences and lines').waitFor()
    await row(staff, 'NOBODY-1').getByText('Not recorded').waitFor()
  }
  await row(admin, 'Agrees, recorded in another month').waitFor()
  await row(admin, 'Another amount is recorded').waitFor()
  expect(await admin.axe()).toEqual([])
  await admin.shoot('reconciled')
  const waits = manager.page.getByRole('link', { name: /Differences to explain/ })
  await expect.poll(() => waits.innerText()).toMatch(/\d/)
  const open = Number(/\d+/.exec(await waits.innerText())?.[0])
  await row(admin, 'NOBODY-1').getByRole('button', { name: 'Explain' }).click()
  await dialog(admin).getByRole('textbox').fill('A fee of the payout system')
  await dialog(admin).getByRole('button', { name: 'Explain' }).click()
  await row(manager, 'NOBODY-1').getByText('Explained', { exact: true }).waitFor()
  await expect.poll(() => waits.innerText()).toContain(String(open - 1))
})

it('is closed with what is not explained said, and keeps still', async () => {
  const { page } = manager
  await page.getByRole('button', { name: 'Close the month' }).click()
  await dialog(manager)
    .getByText(/^\d+ differences? (is|are) not explained\.$/)
    .waitFor()
  await manager.shoot('reconcileClose')
  await dialog(manager).getByRole('textbox', { name: 'Comment' }).fill('One is asked for over there')
  await dialog(manager).getByRole('button', { name: 'Close the month' }).click()
  await page.getByRole('button', { name: 'Open again' }).waitFor()
  await admin.page.getByRole('button', { name: 'Open again' }).waitFor()
  expect(await page.getByRole('button', { name: 'Add to the statement' }).count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await manager.shoot('reconciledNarrow')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect([...admin.problems, ...manager.problems]).toEqual([])
})
