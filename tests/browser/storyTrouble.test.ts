// What goes wrong on an ordinary day: two windows on one record, two people on one payout, a mangled link, a link for somebody else.
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deafLine } from './story/deafLine.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { booksOf, findWaiting, type Waiting } from './story/people.ts'
import { openTab } from './story/openTab.ts'

let house: House
let one: Staff
let other: Staff
let creator: Waiting
let moved: Waiting

const arrive = async (email: string, prepare?: (staff: Staff) => Promise<void>): Promise<Staff> => {
  const staff = await enter(house)
  await prepare?.(staff)
  await staff.open('/about')
  await staff.login(email)
  await staff.page.getByRole('heading', { name: 'About' }).waitFor()
  return staff
}

beforeAll(async () => {
  house = await openHouse()
  ;[creator, moved] = (await findWaiting(house, 2)) as [Waiting, Waiting]
  one = await arrive('admin@example.com')
  other = await arrive('manager@example.com')
})
afterAll(() => house?.stop())

const questionnaire = ({ page }: Staff): Locator => page.getByRole('region', { name: 'Questionnaire', exact: true })
const edit = async (staff: Staff): Promise<void> => {
  await staff.open(`/profile/${creator.user}`)
  await questionnaire(staff).getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await questionnaire(staff).getByLabel('Height').waitFor()
}
const save = (staff: Staff): Promise<void> => questionnaire(staff).getByRole('button', { name: 'Save' }).click()

describe('two at one record', () => {
  it('both keep what they typed where it was not the same', async () => {
    await edit(one)
    await edit(other)
    await questionnaire(one).getByLabel('Height').fill('180')
    await questionnaire(other).getByLabel('Weight').fill('80')
    await save(one)
    await questionnaire(one).getByText('180 cm').waitFor()
    expect(await questionnaire(other).getByLabel('Weight').inputValue()).toBe('80')
    await save(other)
    await questionnaire(other).getByText('80 kg').waitFor()
    await questionnaire(other).getByText('180 cm').waitFor()
  })

  it('the second chooses where it was', async () => {
    await edit(one)
    await edit(other)
    await questionnaire(one).getByLabel('Height').fill('181')
    await questionnaire(other).getByLabel('Height').fill('182')
    await save(one)
    await questionnaire(one).getByText('181 cm').waitFor()
    await save(other)
    const choice = other.page.getByRole('dialog')
    await choice.getByLabel('Theirs: 181 cm').check()
    await choice.getByRole('button', { name: 'Save' }).click()
    await questionnaire(other).getByText('181 cm').waitFor()
    expect(await house.sql('select height, weight from users_questionnaire where id = $1', [creator.user])).toEqual([
      { height: 181, weight: 80 },
    ])
  })
})

describe('two at one payout', () => {
  it('acceptance 13: the second is told who was faster, and the money moved once', async () => {
    for (const { open, page } of [one, other]) {
      await open(`/payoutRequests?look=table&q=${creator.id}`)
      await page
        .locator(`tr[data-id="${creator.id}"]`)
        .getByRole('button', { name: /^Pay\b/ })
        .click()
      await page.getByRole('dialog').getByText('Earnings').waitFor()
    }
    await one.page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
    await one.page.getByRole('dialog').waitFor({ state: 'detached' })
    await other.page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click()
    await other.page
      .getByRole('dialog')
      .getByText(/^Already paid by .+ at \d\d:\d\d$/)
      .waitFor()
    expect(await other.page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).count()).toBe(0)
    expect((await booksOf(house, creator.user)).entries).toBe(creator.earnings - creator.gross)
  })
})

describe('a payee that changes between the look and the press', () => {
  it('acceptance 12: is a conflict that shows what changed, and a second Pay goes on it (M20)', async () => {
    const late = await arrive('manager@example.com', ({ page }) => deafLine(page))
    await late.open(`/payoutRequests?look=table&q=${moved.id}`)
    await late.page
      .locator(`tr[data-id="${moved.id}"]`)
      .getByRole('button', { name: /^Pay\b/ })
      .click()
    const dialog = late.page.getByRole('dialog')
    const pay = dialog.getByRole('button', { name: 'Pay', exact: true })
    await dialog.getByText('Earnings').waitFor()
    await dialog.getByLabel('Payment reference').fill('sent at noon')

    await one.open(`/profile/${moved.user}`)
    await openTab(one.page, 'Money')
    const payee = one.page.getByRole('region', { name: 'Payee information', exact: true })
    await payee.getByRole('button', { name: 'Edit: Payee information' }).click()
    await payee.getByLabel('Account holder').fill('Quite Another')
    await payee.getByRole('button', { name: 'Save' }).click()
    await payee.getByText('Quite Another').waitFor()

    await pay.click()
    await dialog.getByText('Changed meanwhile, nothing was done. Look at it once more, then go on.').waitFor()
    const change = dialog.getByRole('table', { name: 'The payee was changed since the request' })
    await change
      .getByRole('row', { name: /Account holder/ })
      .getByText('Quite Another')
      .waitFor()
    expect(await pay.isDisabled()).toBe(true)
    expect(await dialog.getByLabel('Payment reference').inputValue()).toBe('sent at noon')
    expect((await booksOf(house, moved.user)).entries).toBe(moved.earnings)
    expect(await late.axe()).toEqual([])

    await dialog.getByRole('checkbox', { name: /^The payee information was changed since/ }).check()
    await pay.click()
    await dialog.waitFor({ state: 'detached' })
    expect((await booksOf(house, moved.user)).entries).toBe(moved.earnings - moved.gross)
    const sent = late.sent.filter((each) => each.payload?.operationName === 'PayoutRequestsPay').map((each) => each.payload?.variables)
    expect(sent.map((each) => each?.['version'])).toEqual([1, 2])
    expect(late.problems).toEqual([])
    await late.context.close()
  })
})

describe('a link', () => {
  it.each([
    ['/users/usersList?f.role=nonsense&sort=-bogus&first=7', 'Users'],
    ['/users/usersList?f.registration.registrationTime=abc..def', 'Users'],
    ['/users/usersList?after=zzz', 'Users'],
    ['/transactions?f.amount=x..y', 'Transactions'],
  ])('that makes no sense is a list all the same: %s', async (path, title) => {
    await one.open(path)
    await one.page.getByRole('heading', { name: title, exact: true }).waitFor()
    await one.page.locator('tr[data-id]').first().waitFor()
    expect(await one.page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  })

  it('for somebody else is a page that is not there (A22)', async () => {
    for (const path of ['/settings', '/settings/currencies', '/profile/99999999', '/profile/abc']) {
      await other.open(path)
      await other.page.getByRole('heading', { name: 'Page not found' }).waitFor()
    }
    expect(await other.page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
  })

  it('left no complaint but of the place that is no more', () => {
    expect(other.problems).toEqual([])
    expect(one.problems.filter((each) => !each.includes('errors.cursor'))).toEqual([])
  })
})
