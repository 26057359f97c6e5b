// Inputs that are more than a line of text, in a real browser: records, places, money, secrets, choices that are closed.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { formAnswers } from './records/formAnswers.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'

let opened: OpenedConsole

const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables)

beforeAll(async () => (opened = await openConsole(formAnswers)).close)
beforeEach(() => {
  opened.server.backend = {}
})

describe('inputs of a form', () => {
  it('find a record by text, take an amount, and show what it would come to', async () => {
    const { page, problems } = await opened.open('/transactions')
    await page.getByRole('button', { name: 'Correction' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'User' }).pressSequentially('anna', { delay: 30 })
    await page.getByRole('option', { name: /Annabel/ }).click()
    expect(await dialog.getByRole('combobox', { name: 'User' }).inputValue()).toBe('Annabel')
    await dialog.getByLabel('Amount').fill('12,50')
    await dialog.getByLabel('Comment').fill('Goodwill')
    await dialog.getByText('10.00 Cr \u2192 22.50 Cr').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
    expect(asked('ManualTransactionsCreate').at(-1)?.['input']).toMatchObject({
      user: '3',
      amount: { amount: '12.50', currency: 'CRE' },
      comment: 'Goodwill',
    })
    expect(problems).toEqual([])
  })

  it('say what is wrong with an amount in our words', async () => {
    const { page } = await opened.open('/transactions')
    await page.getByRole('button', { name: 'Correction' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('0')
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText("can't be zero").waitFor()
    await dialog.getByText('User is required').waitFor()
    await dialog.getByLabel('Amount').fill('abc')
    await dialog.getByText('should be number').waitFor()
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('abc')
  })

  it('make up a secret, show it, and go on to what was made', async () => {
    const { page } = await opened.open('/users/usersList')
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill('new@example.com')
    await dialog.getByRole('button', { name: 'Generate' }).click()
    const secret = dialog.getByLabel('Password', { exact: false }).first()
    expect(await secret.getAttribute('type')).toBe('text')
    expect((await secret.inputValue()).length).toBe(23)
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await page.getByRole('heading', { level: 1, name: 'New one' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/profile/77')
  })

  it('close choices that the configuration leaves out', async () => {
    opened.server.backend = { userRoleList: ['admin', 'member'] }
    const { page } = await opened.open('/users/usersList')
    await page.getByRole('button', { name: 'Add user' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Member', exact: true }).waitFor()
    expect(await page.getByRole('option', { name: 'Manager' }).count()).toBe(0)
  })
})

describe('filters of a list', () => {
  it('take several values, a record, a place and days, and travel as the server wants them', async () => {
    const { page } = await opened.open('/users/usersList')
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Role', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Admin' }).check()
    await page.getByRole('checkbox', { name: 'Manager' }).check()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Country', exact: true }).click()
    await page.getByRole('combobox', { name: 'Country' }).pressSequentially('germ', { delay: 30 })
    await page.getByRole('option', { name: 'Germany' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Registered', exact: true }).click()
    await page.getByLabel('From').fill('2026-11-01')
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Role: Admin, Manager' }).waitFor()
    await bar.getByRole('button', { name: 'Country: Germany' }).waitFor()
    await expect
      .poll(() => asked('UsersList').at(-1)?.['filter'])
      .toEqual({ role: ['admin', 'manager'], personalCountry: ['DE'], registrationRegistrationTime: { from: '2026-10-31T23:00:00.000Z' } })
  })

  it('take days by one press, which mean the same on another day, and as days where one types', async () => {
    const { page } = await opened.open('/users/usersList')
    const bar = page.getByRole('search')
    await page.clock.setFixedTime('2026-03-01T10:00:00Z')
    // Of a page that stands open the clock goes on from when it came.
    await page.reload()
    await bar.getByRole('button', { name: 'Registered', exact: true }).click()
    await page.getByRole('button', { name: 'Yesterday' }).click()
    await bar.getByRole('button', { name: 'Registered: Yesterday' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog').count()).toBe(0)
    const wired = () => asked('UsersList').at(-1)?.['filter']
    await expect.poll(wired).toEqual({ registrationRegistrationTime: { from: '2026-02-27T23:00:00.000Z', to: '2026-02-28T22:59:59.999Z' } })
    const address = page.url()
    await page.clock.setFixedTime('2026-03-05T10:00:00Z')
    await page.goto(address)
    await expect.poll(wired).toEqual({ registrationRegistrationTime: { from: '2026-03-03T23:00:00.000Z', to: '2026-03-04T22:59:59.999Z' } })
    await bar.getByRole('button', { name: 'Registered: Yesterday' }).click()
    await page.getByRole('button', { name: 'Yesterday', exact: true, pressed: true }).waitFor()
    expect(await axeProblems(page)).toEqual([])
    expect(await page.getByLabel('From').inputValue()).toBe('2026-03-04')
    await page.getByLabel('From').fill('2026-03-02')
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Registered: 03/02/2026 \u2013 03/04/2026' }).waitFor()
  })

  it('leave out what one may not read', async () => {
    const { page } = await opened.open('/users/usersList', { rights: ['getAnyUserInfo'] })
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Role', exact: true }).waitFor()
    expect(await bar.getByRole('button', { name: 'Country', exact: true }).count()).toBe(0)
    expect(await page.getByRole('columnheader', { name: 'Balance' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /Fraud to review/ }).count()).toBe(0)
  })
})
