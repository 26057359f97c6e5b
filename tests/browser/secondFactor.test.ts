// The second factor at the desk: set for a role, set up at the next login, asked at every other and over an expired screen, by an app, a code for recovery and a passkey.
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, type Story } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, password } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'
import { hasFocus } from './story/hasFocus.ts'

const manager = 'manager@example.com'
const story = {} as Pick<Story, 'house' | 'staff'>
const { section, dialog } = deskOf(story)
let admin: Staff
let id: string
let secret = ''
let codes: readonly string[] = []

/** Of the next step, which is taken, too, and for a minute at least, however slow the machine. A code counts once, and nobody waits half a minute. */
const codeNow = async (): Promise<string> => {
  await story.house.sql("update factor set counter = counter - 3 where kind = 'APP'")
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 })
}
const button = (name: string) => story.staff.page.getByRole('button', { name, exact: true })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

beforeAll(async () => {
  // A bare address has no passkeys.
  const house = await openHouse({ origins: ['http://localhost:0'] })
  story.house = { ...house, address: house.address.replace('127.0.0.1', 'localhost') }
  const [me] = await story.house.sql<{ id: string }>('select id::text as id from users where email = $1', [manager])
  id = me?.id ?? ''
  admin = await enter(story.house, { at: '/settings/general', as: 'admin' })
  story.staff = await enter(story.house)
})
afterAll(() => story.house.stop())

describe('a second factor', () => {
  it('is required of a role by whoever changes the settings', async () => {
    const login = admin.page.getByRole('region', { name: 'Login', exact: true })
    await login.getByRole('button', { name: 'Edit: Login' }).click()
    await login.getByRole('checkbox', { name: 'Managers' }).check()
    await login.getByRole('button', { name: 'Save' }).click()
    await login.getByRole('button', { name: 'Edit: Login' }).waitFor()
    await expect.poll(() => story.house.sql('select second_factor from system_settings')).toEqual([{ second_factor: ['manager'] }])
  })

  it('is set up at the next login: an app that shows that it works, and codes that are shown once', async () => {
    const { page } = story.staff
    await story.staff.open('/')
    await story.staff.login(manager)
    await page.getByText('Your role needs a second factor').waitFor()
    expect(await story.staff.axe()).toEqual([])
    await story.staff.shoot('factor-choose')
    await button('Authenticator app').click()
    await page.getByRole('img', { name: 'QR code of the key' }).waitFor()
    secret = (await page.locator('.copyable').innerText()).replace(/\s/g, '')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await button('Add').click()
    await page.getByText('This code is wrong, or was used before.').waitFor()
    await expect.poll(() => hasFocus(button('Add'))).toBe(true)
    expect(await story.staff.axe()).toEqual([])
    await story.staff.shoot('factor-app')
    await page.getByLabel('Code', { exact: true }).fill(await codeNow())
    await button('Add').click()
    await page.getByText('They are shown only now').waitFor()
    codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    expect(await story.staff.axe()).toEqual([])
    await story.staff.shoot('factor-codes')
    await button('I have kept them').click()
    await menuOf(page).waitFor()
  })

  it('is asked for at the login after that, and Back leads to the password', async () => {
    const { page } = story.staff
    await story.staff.open('/logout')
    await story.staff.login(manager)
    await page.getByLabel('Code', { exact: true }).waitFor()
    await button('Back').click()
    await story.staff.login(manager)
    await page.getByLabel('Code', { exact: true }).waitFor()
    expect(await story.staff.axe()).toEqual([])
    await story.staff.shoot('factor-code')
    await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
    await page.getByLabel('Code', { exact: true }).press('Enter')
    await menuOf(page).waitFor()
  })

  it('is asked for over an expired screen, too, which keeps what is typed', async () => {
    const { page } = story.staff
    await story.staff.open('/users/usersList')
    await page.locator('tr[data-id]').first().waitFor()
    await page.getByRole('searchbox').first().fill('typed')
    await story.house.sql("update session set started = now() - interval '13 hours' where person = $1", [id])
    const expired = page.getByRole('dialog', { name: 'Authorization error' })
    await expired.getByLabel('Password', { exact: true }).fill(password)
    await expired.getByRole('button', { name: 'Login' }).click()
    await expired.getByLabel('Code', { exact: true }).fill(await codeNow())
    await expired.getByRole('button', { name: 'Continue' }).click()
    await expired.waitFor({ state: 'detached' })
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('typed')
  })

  it('is a passkey as well, added on one’s profile by whoever says the password', async () => {
    const { page } = story.staff
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const device = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const
    await devices.send('WebAuthn.addVirtualAuthenticator', { options: device })
    await story.staff.open(`/profile/${id}`)
    await openTab(page, 'Access')
    await section('Second factor').getByRole('button', { name: 'Add', exact: true }).click()
    await dialog().getByLabel('Current password').fill('another password')
    await dialog().getByRole('button', { name: 'Continue' }).click()
    await dialog().getByText('This is not your current password').waitFor()
    await dialog().getByLabel('Current password').fill(password)
    await dialog().getByRole('button', { name: 'Continue' }).click()
    await dialog().getByRole('button', { name: 'Passkey' }).click()
    await dialog().getByLabel('Name').fill('This laptop')
    expect(await story.staff.axe()).toEqual([])
    await dialog().getByRole('button', { name: 'Add' }).click()
    await dialog().waitFor({ state: 'detached' })
    await section('Second factor').getByRole('row').filter({ hasText: 'This laptop' }).waitFor()
    await section('Second factor').scrollIntoViewIfNeeded()
    await story.staff.shoot('factor-section')
    await page.goto(`${story.house.address}/admin/logout`)
    await story.staff.login(manager)
    await button('Use a passkey').click()
    await menuOf(page).waitFor()
    expect(await story.house.sql("select counter > 0 or used is not null as used from factor where kind = 'PASSKEY'")).toEqual([
      { used: true },
    ])
  })

  it('is taken away by its owner with the password, and by an admin on their profile', async () => {
    const { page } = story.staff
    await story.staff.open(`/profile/${id}`)
    await openTab(page, 'Access')
    const laptop = section('Second factor').getByRole('row').filter({ hasText: 'This laptop' })
    await laptop.getByRole('button', { name: 'Remove' }).click()
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await dialog().getByText('Current password is required').waitFor()
    await dialog().getByLabel('Current password').fill(password)
    await dialog().getByRole('button', { name: 'Remove' }).click()
    await dialog().waitFor({ state: 'detached' })
    await laptop.waitFor({ state: 'detached' })
    await admin.open(`/profile/${id}`)
    await openTab(admin.page, 'Access')
    const theirs = admin.page.getByRole('region', { name: 'Second factor', exact: true })
    expect(await theirs.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0)
    await theirs.getByRole('row').filter({ hasText: 'Authenticator app' }).getByRole('button', { name: 'Remove' }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => story.house.sql('select kind from factor')).toEqual([])
    await page.goto(`${story.house.address}/admin/logout`)
    await story.staff.login(manager)
    await page.getByText('Your role needs a second factor').waitFor()
    const mails = await story.house.sql("select template from mails where template = 'secondFactorRemoved'")
    expect(mails).toHaveLength(2)
    // What was refused on the way is told by the socket.
    expect(story.staff.problems.filter((each) => !each.startsWith('socket: '))).toEqual([])
  })
})
