// Settings > Payment Systems and Payout Systems in the whole house: added, put in order, tested, emptied of their currencies, switched on and off, deleted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carry } from './story/carry.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let staff: Staff

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { at: '/settings/payments', as: 'admin' })
})
afterAll(() => house?.stop())

const dialog = () => staff.page.getByRole('dialog')
const press = (name: string | RegExp) => staff.page.getByRole('button', { name }).first().click()
const row = (text: string | RegExp) => staff.page.getByRole('row').filter({ hasText: text }).first()
const menuOf = async (text: string | RegExp, action: string): Promise<void> => {
  await row(text).getByRole('button', { name: /^More/ }).click()
  await staff.page.getByRole('menuitem', { name: action, exact: true }).click()
}
const closed = () => dialog().waitFor({ state: 'detached' })
const narrow = async (): Promise<void> => {
  await staff.page.setViewportSize({ width: 360, height: 740 })
  // Rows become cards a moment later.
  await staff.page.locator('tbody tr[data-id]').first().waitFor({ state: 'detached' })
  await expect.poll(() => staff.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await staff.page.setViewportSize({ width: 1280, height: 900 })
  // Cards become rows again: whoever takes a card by its handle then holds nothing.
  await staff.page.locator('tbody tr[data-id]').first().waitFor()
}
const test = async (title: string): Promise<void> => {
  await menuOf(title, 'Test')
  await dialog().getByRole('button', { name: 'Test' }).click()
  await closed()
}

describe('payment systems', () => {
  it('are listed in all their states', async () => {
    await row('Voucher').getByText('Draft').waitFor()
    await row('Paxum').getByText('Off').waitFor()
    await row('Card').getByText('On', { exact: true }).waitFor()
    expect(await staff.axe()).toEqual([])
    await staff.shoot('payments', { fullPage: true })
    await narrow()
  })

  it('are put in order by keys', async () => {
    await carry(staff.page, staff.page.getByRole('button', { name: 'Move Card', exact: true }), 'ArrowDown', 2)
    await expect
      .poll(() => house.sql('select title from payment_systems order by position, id limit 2'))
      .toEqual([{ title: 'PayPal' }, { title: 'Card' }])
  })

  it('ask before the last currency goes, and say what it takes along', async () => {
    const [cards] = await house.sql<{ n: number }>(
      "select count(*)::int as n from subscriptions where payment_system_id = 1 and paid_with = 'CARD' and recurring and status in ('ACTIVE', 'PAST_DUE')",
    )
    await menuOf('Card', 'Edit')
    const currencies = dialog().getByLabel('Currencies')
    await currencies.press('Backspace')
    await currencies.press('Backspace')
    await dialog().getByText(`${cards?.n} subscriptions are paid by card through it.`).waitFor()
    await dialog().getByText('Customers can no longer pay with Card.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await dialog().getByLabel('Without currencies Card becomes a draft and is switched off').check()
    expect(await staff.axe()).toEqual([])
    await staff.shoot('payments-draft', { fullPage: true })
    await dialog().getByRole('button', { name: 'Save' }).click()
    await closed()
    await row('Card').getByText('Draft').waitFor()
  })

  it('is added as a draft, and switched on once it has what it needs', async () => {
    const { page } = staff
    await press('Add payment system')
    await dialog().getByLabel('Title').fill('Bank debit')
    await dialog().getByLabel('Kind').click()
    expect(await page.getByRole('option', { name: 'Stripe' }).count()).toBe(0)
    await page.getByRole('option', { name: 'PayPal' }).click()
    await staff.shoot('payments-add', { fullPage: true })
    await dialog().getByRole('button', { name: 'Add payment system' }).click()
    await closed()
    await row('Bank debit').getByText('Draft').waitFor()
    await menuOf('Bank debit', 'Edit')
    const currencies = dialog().getByLabel('Currencies')
    // What is none of them is not left out in silence.
    await currencies.fill('Sheckel')
    await currencies.press('Tab')
    await dialog().getByText('“Sheckel” is none of what can be chosen').waitFor()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog().getByText('Currencies is not valid').waitFor()
    expect(await currencies.inputValue()).toBe('Sheckel')
    await currencies.fill('EUR')
    await page.getByRole('option', { name: /EUR/ }).click()
    expect(await currencies.inputValue()).toBe('')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await closed()
    await row('Bank debit').getByText('Off').waitFor()
    await menuOf('Bank debit', 'Edit merchant settings')
    await dialog().getByLabel('Merchant').fill('debit@example.com')
    await dialog().getByLabel('Secret key').fill('wrong-at-first')
    expect(await staff.axe()).toEqual([])
    await staff.shoot('payments-merchant', { fullPage: true })
    await dialog().getByRole('button', { name: 'Save' }).click()
    await closed()
    await test('Bank debit')
    await row('Bank debit').getByText('Wrong secret key').waitFor()
    await menuOf('Bank debit', 'Edit merchant settings')
    await dialog().getByLabel('Secret key').fill('right-at-last')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await closed()
    await test('Bank debit')
    await row('Bank debit').getByText('The system answers').waitFor()
    await menuOf('Bank debit', 'Switch on')
    await dialog().getByRole('button', { name: 'Switch on' }).click()
    await closed()
    await row('Bank debit').getByText('On', { exact: true }).waitFor()
    await menuOf('Bank debit', 'Delete')
    await dialog().getByText('past transactions keep its name').waitFor()
    await dialog().getByRole('button', { name: 'Delete' }).click()
    await closed()
    await row('Bank debit').waitFor({ state: 'detached' })
  })
})

describe('payout systems', () => {
  it('count the creators who must choose another', async () => {
    const { page } = staff
    await page.getByRole('link', { name: 'Payout Systems' }).click()
    await row('Prepaid card').getByText('Draft').waitFor()
    expect(await staff.axe()).toEqual([])
    await staff.shoot('payouts', { fullPage: true })
    await narrow()
    await menuOf('Bank transfer', 'Switch off')
    await dialog()
      .getByText(/The payee information of \d+ creators becomes incomplete/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Switch off' }).click()
    await closed()
    await row('Bank transfer').getByText('Off').waitFor()
  })
})
