// What is typed and pasted into inputs, in a real browser: numbers as they are printed, and what is none of the choices.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { axeProblems } from './records/checkAxe.ts'
import { users } from '#generated/entities/users.ts'
import { formAnswers } from './records/formAnswers.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { sampleCard } from './records/sampleRecord.ts'

let opened: OpenedConsole

/** Two users: the username of one is the screen name of the other. */
const twins = [{ ...sampleCard(users.card, '1', 'Mia Moon'), username: 'miamoon' }, sampleCard(users.card, '2', 'miamoon')]

const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables)

beforeAll(async () => {
  opened = await openConsole(async (asked) =>
    asked.name === 'UsersAutocomplete' && /^@?mia ?m/i.test(String(asked.variables['text']))
      ? { data: { answer: twins } }
      : formAnswers(asked),
  )
})
afterAll(() => opened.close())
beforeEach(() => {
  opened.server.backend = {}
})

describe('what is typed', () => {
  it('take an amount as it is printed, and ask where it can mean two', async () => {
    const { page, context } = await opened.open('/transactions')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Correction' }).first().click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByLabel('Amount')
    const sent = () => (asked('ManualTransactionsCreatePreview').at(-1)?.['input'] as { readonly amount?: unknown } | undefined)?.amount
    const paste = async (text: string): Promise<void> => {
      await page.evaluate((each) => navigator.clipboard.writeText(each), text)
      await amount.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('ControlOrMeta+v')
    }
    await amount.pressSequentially('1,250')
    expect(await amount.inputValue()).toBe('1,250')
    await expect.poll(sent).toEqual({ amount: '1250', currency: 'CRE' })
    await paste(' \u22121,250.00 Cr')
    expect(await amount.inputValue()).toBe(' \u22121,250.00 Cr')
    await expect.poll(sent).toEqual({ amount: '-1250.00', currency: 'CRE' })
    await dialog.getByRole('combobox', { name: 'User' }).pressSequentially('anna', { delay: 30 })
    await page.getByRole('option', { name: /Annabel/ }).click()
    await dialog.getByLabel('Comment').fill('Goodwill')
    await paste('1.250')
    await dialog.getByText('Do you mean 1,250.00 or 1.25?').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await amount.press('Enter')
    await dialog.getByText('Amount can be read in more than one way').waitFor()
    expect(await amount.inputValue()).toBe('1.250')
    const sends = asked('ManualTransactionsCreate').length
    await dialog.getByRole('button', { name: '1,250.00' }).click()
    expect(await dialog.getByText('Do you mean').count()).toBe(0)
    await paste('12 EUR')
    await dialog.getByText('Amount is in Cr, not in EUR').waitFor()
    await paste('1.250')
    await dialog.getByRole('button', { name: '1.25', exact: true }).click()
    expect(asked('ManualTransactionsCreate').length).toBe(sends)
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'detached' })
    expect(asked('ManualTransactionsCreate').at(-1)?.['input']).toMatchObject({ amount: { amount: '1.25', currency: 'CRE' } })
  })

  it('filter between amounts as they are printed', async () => {
    const { page } = await opened.open('/transactions')
    await page.getByRole('button', { name: 'Amount', exact: true }).first().click()
    const choice = page.getByRole('dialog', { name: 'Amount' })
    const from = choice.getByLabel('From')
    await from.pressSequentially('1,250.00 Cr')
    await expect.poll(() => asked('TransactionsList').at(-1)?.['filter']).toMatchObject({ amount: { from: '1250.00' } })
    expect(await from.inputValue()).toBe('1,250.00 Cr')
    await from.fill('1.250')
    await choice.getByLabel('To').click()
    await choice.getByRole('button', { name: '1.25', exact: true }).click()
    await expect.poll(() => asked('TransactionsList').at(-1)?.['filter']).toMatchObject({ amount: { from: '1.25' } })
  })

  it('make one step of a filter, however many keys it takes: Back lifts it', async () => {
    const { page } = await opened.open('/transactions')
    await page.getByRole('button', { name: 'Amount', exact: true }).first().click()
    const steps = async (): Promise<number> => page.evaluate(() => history.length)
    const before = await steps()
    const choice = page.getByRole('dialog', { name: 'Amount' })
    await choice.getByLabel('From').pressSequentially('1250')
    await choice.getByLabel('To').pressSequentially('4000')
    await expect.poll(() => asked('TransactionsList').at(-1)?.['filter']).toMatchObject({ amount: { from: '1250', to: '4000' } })
    expect(await steps()).toBe(before + 1)
    await page.keyboard.press('Escape')
    await choice.waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByRole('button', { name: 'Amount', exact: true }).first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('keep what was typed and is none of their choices, and say so', async () => {
    const { page } = await opened.open('/transactions')
    await page.getByRole('button', { name: 'Correction' }).first().click()
    const dialog = page.getByRole('dialog')
    const user = dialog.getByRole('combobox', { name: 'User' })
    await user.pressSequentially('anna', { delay: 30 })
    await page.getByRole('option', { name: /Annabel/ }).click()
    // What leaving brings up does not push away what is being pressed.
    await user.fill('Nobody')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByText('“Nobody” is none of what can be chosen').waitFor()
    await user.fill('Nobody')
    await user.press('Tab')
    await dialog.getByText('“Nobody” is none of what can be chosen').waitFor()
    expect(await user.inputValue()).toBe('Nobody')
    expect(await axeProblems(page)).toEqual([])
    const sent = asked('ManualTransactionsCreate').length
    await dialog.getByLabel('Amount').fill('1')
    await dialog.getByLabel('Comment').fill('Goodwill')
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText('User is not valid').waitFor()
    expect(await user.inputValue()).toBe('Nobody')
    await user.fill('bob')
    await page.getByRole('option', { name: /Bob/ }).waitFor()
    await user.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(asked('ManualTransactionsCreate').length).toBe(sent + 1)
    expect(asked('ManualTransactionsCreate').at(-1)?.['input']).toMatchObject({ user: '2' })
  })

  it('is the choice of that name, though it is left before that is found, and where several may be chosen', async () => {
    const { page } = await opened.open('/transactions')
    await page.getByRole('search').getByRole('button', { name: 'User', exact: true }).click()
    const user = page.getByRole('combobox', { name: 'User' })
    await user.fill('Nobody')
    await user.press('Tab')
    await page.getByText('“Nobody” is none of what can be chosen').waitFor()
    expect([await user.inputValue(), new URL(page.url()).search]).toEqual(['Nobody', ''])
    const typeFast = async (): Promise<void> => {
      await user.fill('Nobody else')
      await page.getByText('Nothing of that name').first().waitFor()
      await user.fill('bob')
      await user.press('Tab')
    }
    await typeFast()
    await expect.poll(() => asked('TransactionsList').at(-1)?.['filter']).toMatchObject({ user: ['2'] })
    expect(await user.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Correction' }).first().click()
    await typeFast()
    await expect.poll(() => user.inputValue()).toBe('Bob')
  })

  it('is nobody where it is the name of one and the username of another', async () => {
    const { page } = await opened.open('/transactions')
    await page.getByRole('button', { name: 'Correction' }).first().click()
    const dialog = page.getByRole('dialog')
    const user = dialog.getByRole('combobox', { name: 'User' })
    for (const typed of ['miamoon', '@MiaMoon']) {
      await user.fill(typed)
      await page.getByRole('option', { name: 'Mia Moon' }).waitFor()
      await user.press('Tab')
      await dialog.getByText(`“${typed}” is none of what can be chosen`).waitFor()
    }
    await dialog.getByLabel('Amount').fill('1')
    await dialog.getByLabel('Comment').fill('Goodwill')
    const sent = asked('ManualTransactionsCreate').length
    await dialog.locator('button[type=submit]').click()
    await dialog.getByText('User is not valid').waitFor()
    expect(asked('ManualTransactionsCreate').length).toBe(sent)
    await user.fill('Mia Moon')
    await user.press('Tab')
    await expect.poll(() => asked('ManualTransactionsCreatePreview').at(-1)?.['input']).toMatchObject({ user: '1' })
  })

  it('is no day while it is only begun, or in no calendar: nothing is sent without it', async () => {
    const { page } = await opened.open('/settings/banners')
    await page.getByRole('button', { name: 'Add banner' }).click()
    const dialog = page.getByRole('dialog')
    const from = dialog.getByLabel('Shown from')
    for (const typed of ['12', '02312027']) {
      await from.pressSequentially(typed)
      await dialog.getByRole('button', { name: 'Add banner' }).click()
      await dialog.getByText('Shown from must be a day').waitFor()
      await from.fill('2027-02-28')
      await dialog.getByText('Shown from must be a day').waitFor({ state: 'detached' })
    }
    expect(asked('BannersCreate')).toEqual([])
  })
})
