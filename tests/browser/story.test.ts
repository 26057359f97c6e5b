// A day at the console, from the first wrong password to the last Back: the real server, a real database, a real browser, no stand-ins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator } from 'playwright-core'
import { enter } from './story/enter.ts'
import type { Staff } from './story/enter.ts'
import { openHouse } from './story/openHouse.ts'
import type { House } from './story/openHouse.ts'
import { booksOf, findWaiting, inCredits } from './story/people.ts'
import type { Waiting } from './story/people.ts'

let house: House
let staff: Staff
let suspect: Waiting
let honest: Waiting

beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house)
  const [first, second] = await findWaiting(house, 2)
  suspect = first!
  honest = second!
})
afterAll(() => house?.stop())

const section = (name: string): Locator => staff.page.getByRole('region', { name, exact: true })
const menu = (name: string | RegExp): Locator => staff.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })
const dialog = (): Locator => staff.page.getByRole('dialog')
const rowOf = (text: string): Locator => staff.page.getByRole('row').filter({ hasText: text })
const termOf = (within: Locator, term: string): Locator =>
  within.locator('dt').filter({ has: staff.page.getByText(term, { exact: true }) })
const fact = async (within: Locator, term: string): Promise<string> =>
  (await termOf(within, term).first().locator('xpath=following-sibling::dd[1]').innerText()).trim()
/** What a disabled button says of itself. */
const reasonOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '')

const paid = '/payoutRequests?view=paid&sort=-gross'

describe('coming in', () => {
  it('asks for a login, and refuses a wrong password with one text for every cause', async () => {
    const { page, open, login, problems, axe } = staff
    await open(paid)
    await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('username')
    expect(await axe()).toEqual([])
    expect(problems).toEqual([])
    await login('admin@example.com', 'not the password')
    await page
      .getByText(
        'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.',
      )
      .waitFor()
    await page.getByRole('button', { name: 'Ok' }).click()
    // Refused as it should be; whatever else is refused from here on is a fault.
    expect(problems.filter((each) => !each.startsWith('socket:'))).toEqual([])
    problems.length = 0
  })

  it('says what is missing before anything is sent', async () => {
    const { page, login, sent } = staff
    sent.length = 0
    await login('', '')
    await page.getByText('E-mail is required', { exact: true }).waitFor()
    await page.getByText('Password is required', { exact: true }).waitFor()
    await login('nobody', 'something')
    await page.getByText('E-mail must be valid.', { exact: true }).waitFor()
    expect(sent.filter(({ type }) => type === 'subscribe')).toEqual([])
  })

  it('lets in by Enter, to the very address that was asked for', async () => {
    const { page, login, axe } = staff
    await login(' admin@example.com ')
    await page.getByRole('heading', { name: 'Payout requests' }).waitFor()
    expect(page.url()).toBe(`${house.address}/admin${paid}`)
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending')
    expect(await axe()).toEqual([])
  })
})

describe('a person, found by what a mail says', () => {
  it('is found by the pasted address, and opened', async () => {
    const { page, axe } = staff
    await menu(/^Users/).click()
    await page.getByRole('heading', { name: 'Users', exact: true }).waitFor()
    expect(await axe()).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.insertText(` ${suspect.email.toUpperCase()} `)
    await expect.poll(() => page.getByRole('row').count(), { timeout: 20_000 }).toBe(2)
    expect(new URL(page.url()).searchParams.get('q')).toBe(suspect.email.toUpperCase())
    await rowOf(suspect.email).getByRole('link', { name: suspect.name }).click()
    await page.getByRole('heading', { name: suspect.name, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/profile/${suspect.user}`)
    await section('User notes').waitFor()
    expect(await axe()).toEqual([])
  })

  it('Back is the list as it was', async () => {
    const { page } = staff
    await page.goBack()
    await rowOf(suspect.email).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(suspect.email.toUpperCase())
    expect(await page.getByRole('row').count()).toBe(2)
    await page.goForward()
    await section('Questionnaire').waitFor()
  })
})

describe('the questionnaire', () => {
  it('says at each field what is wrong with it, and keeps what was typed', async () => {
    const { page, axe } = staff
    const form = section('Questionnaire')
    await form.getByRole('button', { name: 'Edit: Questionnaire' }).click()
    await form.getByLabel('Age', { exact: true }).fill('17')
    await form.getByLabel('Height').fill('251')
    await form.getByLabel('Weight').fill('62.5')
    await form.getByLabel('Personal website').fill('nowhere')
    await form.getByLabel('Public e-mail').fill('@example.com')
    await form.getByRole('button', { name: 'Save' }).click()
    for (const text of [
      'Age should be greater than or equal to 18',
      'Height should be less than or equal to 250',
      'Weight should be number',
      'Personal website must be an address that begins with https:// or http://',
      'Public e-mail must be valid.',
    ])
      await form.getByText(text, { exact: true }).waitFor()
    expect(await form.getByLabel('Weight').inputValue()).toBe('62.5')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    expect(await axe()).toEqual([])
  })

  it('saves what is right, and a reload keeps it', async () => {
    const { page } = staff
    const form = section('Questionnaire')
    const good = {
      Age: '34',
      Height: '182',
      Weight: '77',
      'Personal website': 'https://example.org/about-me',
      'Public e-mail': 'hello@example.org',
    }
    for (const [label, value] of Object.entries(good)) await form.getByLabel(label, { exact: label === 'Age' }).fill(value)
    await form.getByLabel('Hair colour').click()
    await page.getByRole('option', { name: 'Honey Blonde' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Honey Blonde', { exact: true }).waitFor()
    const shown = { ...good, Height: '182 cm', Weight: '77 kg', 'Hair colour': 'Honey Blonde' }
    const check = async (): Promise<void> => {
      for (const [label, value] of Object.entries(shown)) expect(await fact(form, label)).toBe(value)
    }
    await check()
    await page.reload()
    await form.getByText('Honey Blonde', { exact: true }).waitFor()
    await check()
    expect(
      await house.sql('select age, height, weight, website, hair_color as hair from users_questionnaire where id = $1', [suspect.user]),
    ).toEqual([{ age: 34, height: 182, weight: 77, website: 'https://example.org/about-me', hair: 'HONEY_BLONDE' }])
  })
})

describe('a suspicion', () => {
  it('marks as fraud, and notes why', async () => {
    const { page, axe } = staff
    const fraud = section('Fraud status')
    expect(await fact(fraud, 'Fraud status')).toBe('Fraud not detected')
    await fraud.getByRole('button', { name: /^Mark as fraud/ }).click()
    await dialog().getByText(`Mark ${suspect.name} as fraud? No deposits, no paid actions and no payouts from then on.`).waitFor()
    await dialog().getByLabel('Comment').fill('Three cards within an hour')
    expect(await axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Mark', exact: true }).click()
    await fraud.getByText('User is fraud', { exact: true }).waitFor()
    await dialog().waitFor({ state: 'detached' })
    await section('User notes').getByText('Three cards within an hour').waitFor()
    expect(await page.getByText('User is fraud').count()).toBeGreaterThan(1)
  })

  it('stops the payout, and the button says why', async () => {
    const { page, axe } = staff
    await menu(/^Payout Requests/).click()
    const row = rowOf(suspect.name)
    const pay = row.getByRole('button', { name: /^Pay\b/ })
    await pay.waitFor()
    expect(await pay.getAttribute('aria-disabled')).toBe('true')
    expect(await reasonOf(pay)).toBe('The creator is under fraud review or marked as fraud')
    await pay.hover()
    await page.getByRole('tooltip').getByText('The creator is under fraud review or marked as fraud').waitFor()
    // Pressed nevertheless, by mouse and by key, it does nothing.
    await pay.click({ force: true })
    await pay.press('Enter')
    expect(await dialog().count()).toBe(0)
    expect(await row.getByRole('button', { name: /^Decline\b/ }).getAttribute('aria-disabled')).not.toBe('true')
    expect(await axe()).toEqual([])
  })
})

describe('a payout', () => {
  it('is shown to the cent before it is recorded, and is recorded once', async () => {
    const { page, axe, sent } = staff
    await rowOf(honest.name)
      .getByRole('button', { name: /^Pay\b/ })
      .click()
    await dialog().getByText(new RegExp(`to ${honest.name} as paid\\? The money has been sent already`)).waitFor()
    await termOf(dialog(), 'Earnings').waitFor()
    expect(await fact(dialog(), 'Earnings')).toBe(`${inCredits(honest.earnings)} → ${inCredits(honest.earnings - honest.gross)}`)
    expect(await fact(dialog(), 'On hold')).toBe(`${inCredits(honest.onHold)} → ${inCredits(honest.onHold - honest.gross)}`)
    await dialog().getByLabel('Payment reference').fill('BANK-2026-0001')
    expect(await axe()).toEqual([])
    sent.length = 0
    // Twice, as an impatient hand does.
    await dialog().getByRole('button', { name: 'Pay', exact: true }).dblclick()
    await dialog().waitFor({ state: 'detached' })
    await rowOf(honest.name)
      .getByRole('button', { name: /^Undo\b/ })
      .waitFor()
    expect(sent.filter(({ payload }) => payload?.operationName === 'PayoutRequestsPay')).toHaveLength(1)
    expect(await booksOf(house, honest.user)).toMatchObject({
      earnings: honest.earnings - honest.gross,
      entries: honest.earnings - honest.gross,
      onHold: honest.onHold - honest.gross,
    })
    expect(await page.getByText('BANK-2026-0001').count()).toBeGreaterThan(0)
  })

  it('has made one transaction, and the profile knows it', async () => {
    const { page } = staff
    await page.getByRole('link', { name: honest.name }).first().click()
    await page.getByRole('heading', { name: honest.name, level: 1 }).waitFor()
    const head = page.getByRole('main')
    expect(await fact(head, 'Earnings')).toBe(inCredits(honest.earnings - honest.gross))
    expect(await fact(head, 'On hold')).toBe(inCredits(honest.onHold - honest.gross))
    expect(
      await house.sql('select amount::text, balance_after::text as "after" from transactions where payout_request_id = $1 order by id', [
        honest.id,
      ]),
    ).toEqual([{ amount: String(-honest.gross), after: String(honest.earnings - honest.gross) }])
  })

  it('is undone, and every balance is as it was', async () => {
    const { page } = staff
    await menu(/^Payout Requests/).click()
    await page.getByRole('link', { name: /^Paid/ }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('BANK-2026-0001')
    await expect.poll(() => page.getByRole('row').count(), { timeout: 20_000 }).toBe(2)
    await rowOf(honest.name)
      .getByRole('button', { name: /^Undo\b/ })
      .click()
    await termOf(dialog(), 'Earnings').waitFor()
    expect(await fact(dialog(), 'Earnings')).toBe(`${inCredits(honest.earnings - honest.gross)} → ${inCredits(honest.earnings)}`)
    await dialog().getByRole('button', { name: 'Undo', exact: true }).click()
    await dialog().waitFor({ state: 'detached' })
    await rowOf(honest.name)
      .getByRole('button', { name: /^Pay\b/ })
      .waitFor()
    const books = await booksOf(house, honest.user)
    expect(books).toMatchObject({ earnings: honest.earnings, entries: honest.earnings, onHold: honest.onHold })
    expect(books.sums.every((sum) => sum === 0n)).toBe(true)
    expect(await house.sql('select status, reference from payout_requests where id = $1', [honest.id])).toEqual([
      { status: 'NEW', reference: null },
    ])
  })
})

describe('going home', () => {
  it('logs out, and Back shows nothing of it', async () => {
    const { page, axe } = staff
    await menu('Logout').click()
    await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
    expect(await axe()).toEqual([])
    for (const _step of [1, 2, 3]) {
      await page.goBack()
      await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
      expect(await page.getByText(honest.name).count()).toBe(0)
      expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0)
    }
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('admin@example.com')
  })

  it('left nothing behind that a careful reader of the console would find', async () => {
    expect(staff.problems).toEqual([])
    const answer = await fetch(`${house.address}/admin/`)
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-/)
    expect(answer.headers.get('content-security-policy-report-only')).toBeNull()
  })
})
