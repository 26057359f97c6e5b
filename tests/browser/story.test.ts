// A day at the console, from the first wrong password to the last Back: the real server, a real database, a real browser, no stand-ins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comingIn } from './story/comingIn.ts'
import { deskOf, reasonOf, type Story } from './story/Desk.ts'
import { enter } from './story/enter.ts'
import { atRest } from './wire/asked.ts'
import { openHouse } from './story/openHouse.ts'
import { payout } from './story/payout.ts'
import { findWaiting } from './story/people.ts'
import { covers } from '../covers.ts'

const story = {} as Story
const { section, menu, dialog, rowOf, atDesk, fact } = deskOf(story)

beforeAll(async () => {
  story.house = await openHouse()
  const [suspect, honest] = await findWaiting(story.house, 2)
  Object.assign(story, { suspect, honest, staff: await enter(story.house) })
})
afterAll(() => story.house?.stop())

comingIn(story)

describe('a person, found by what a mail says', () => {
  it('is found by the pasted address, and opened', async () => {
    const { page, axe } = story.staff
    await menu(/^Users/).click()
    await page.getByRole('heading', { name: 'Users', exact: true }).waitFor()
    expect(await axe()).toEqual([])
    await page.keyboard.press('/')
    await page.keyboard.insertText(` ${story.suspect.email.toUpperCase()} `)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('q')).toBe(story.suspect.email.toUpperCase())
    await rowOf(story.suspect.email).getByRole('link', { name: story.suspect.name }).click()
    await page.getByRole('heading', { name: story.suspect.name, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admin/profile/${story.suspect.user}`)
    await section('User notes').waitFor()
    expect(await axe()).toEqual([])
  })

  it('Back is the list as it was', async () => {
    const { page } = story.staff
    await page.goBack()
    await rowOf(story.suspect.email).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(story.suspect.email.toUpperCase())
    expect(await page.getByRole('row').count()).toBe(2)
    await page.goForward()
    await section('Questionnaire').waitFor()
  })
})

describe('the questionnaire', () => {
  it('says at each field what is wrong with it, and keeps what was typed', async () => {
    covers('errorForm')
    const { page, axe } = story.staff
    const form = section('Questionnaire')
    await form.getByRole('button', { name: 'Edit: Questionnaire' }).click()
    await form.getByLabel('Age', { exact: true }).fill('17')
    await form.getByLabel('Height').fill('251')
    for (const unit of ['cm', 'kg']) await form.locator('.numberInput').getByText(unit, { exact: true }).waitFor()
    await form.getByLabel('Weight').fill('62.5')
    await form.getByLabel('Personal website').fill('nowhere')
    await form.getByLabel('Public e-mail').fill('@example.com')
    await form.getByRole('button', { name: 'Save' }).click()
    for (const text of [
      'Age should be greater than or equal to 18',
      'Height should be less than or equal to 250',
      'Weight should be a whole number',
      'Personal website must be an address that begins with https:// or http://',
      'Public e-mail must be valid.',
    ])
      await form.getByText(text, { exact: true }).waitFor()
    expect(await form.getByLabel('Weight').inputValue()).toBe('62.5')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    expect(await axe()).toEqual([])
  })

  it('saves what is right, and a reload keeps it', async () => {
    covers('managesQuestionnaire')
    const { page } = story.staff
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
      await story.house.sql('select age, height, weight, website, hair_color as hair from users_questionnaire where id = $1', [
        story.suspect.user,
      ]),
    ).toEqual([{ age: 34, height: 182, weight: 77, website: 'https://example.org/about-me', hair: 'HONEY_BLONDE' }])
  })
})

describe('a suspicion', () => {
  it('marks as fraud, and notes why', async () => {
    covers('managesFraud', 'fraudActions')
    const { page, axe } = story.staff
    const fraud = section('Fraud status')
    expect(await fact(fraud, 'Fraud status')).toBe('Fraud not detected')
    await fraud.getByRole('button', { name: /^Mark as fraud/ }).click()
    await dialog().getByText(`Mark ${story.suspect.name} as fraud? No deposits, no paid actions and no payouts from then on.`).waitFor()
    await dialog().getByLabel('Comment').fill('Three cards within an hour')
    expect(await axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Mark', exact: true }).click()
    await fraud.getByText('User is fraud', { exact: true }).waitFor()
    await dialog().waitFor({ state: 'detached' })
    await section('User notes').getByText('Three cards within an hour').waitFor()
    expect(await page.getByText('User is fraud').count()).toBeGreaterThan(1)
  })

  it('stops the payout, and the button says why', async () => {
    const { page, axe } = story.staff
    await menu(/^Payout Requests/).click()
    const row = await atDesk(story.suspect.name)
    const pay = row.getByRole('button', { name: /^Pay\b/ })
    await pay.waitFor()
    expect(await pay.getAttribute('aria-disabled')).toBe('true')
    expect(await reasonOf(pay)).toBe('The creator is under fraud review or marked as fraud')
    const hint = page.getByRole('tooltip').getByText('The creator is under fraud review or marked as fraud')
    // What still scrolls into its place takes a hint away: the pointer comes once more.
    const isHinted = async (): Promise<boolean> => {
      await page.mouse.move(0, 0)
      await pay.hover()
      return hint.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
    }
    await expect.poll(isHinted).toBe(true)
    // Pressed nevertheless, by mouse and by key, it does nothing.
    await pay.click({ force: true })
    await pay.press('Enter')
    expect(await dialog().count()).toBe(0)
    expect(await row.getByRole('button', { name: /^Decline\b/ }).getAttribute('aria-disabled')).not.toBe('true')
    expect(await axe()).toEqual([])
  })
})

payout(story)

describe('going home', () => {
  it('logs out, and Back shows nothing of it', async () => {
    const { page, axe } = story.staff
    // The menu and the list count a second after the last change: asked while one leaves, that would be refused.
    await page.clock.runFor(1_500)
    await atRest(story.staff)
    await menu('Logout').click()
    await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
    expect(await axe()).toEqual([])
    for (const _step of [1, 2, 3]) {
      await page.goBack()
      await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
      expect(await page.getByText(story.honest.name).count()).toBe(0)
      expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0)
    }
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('admin@example.com')
  })

  it('left nothing behind that a careful reader of the console would find', async () => {
    expect(story.staff.problems).toEqual([])
    const answer = await fetch(`${story.house.address}/admin/`)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self' 'nonce-[^']+'; style-src 'self' 'nonce-/,
    )
    expect(answer.headers.get('content-security-policy-report-only')).toBeNull()
  })
})
