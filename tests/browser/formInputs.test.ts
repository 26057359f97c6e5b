// Inputs that are more than a line of text, in a real browser: records, places, money, secrets, choices that are closed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../language/model.ts'
import type { Answer, Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole } from './records/openConsole.ts'
import type { OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleCard, sampleRecord, stretchOf } from './records/sampleRecord.ts'

type Wire = Readonly<Record<string, unknown>>
const data = (answer: unknown): Answer => ({ data: { answer } })
const { card }: EntityModel = users
const people = ['Anna', 'Bob', 'Annabel'].map((name, at) => sampleCard(card, String(at + 1), name))

let opened: OpenedConsole

const found = ({ text, ids }: Wire): readonly Wire[] => {
  if (Array.isArray(ids)) return people.filter((each) => ids.includes(each['id']))
  return people.filter((each) =>
    String(each['title'])
      .toLowerCase()
      .includes(((text as string | undefined) ?? '').toLowerCase()),
  )
}

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  if (name === 'UsersAutocomplete') return data(found(variables))
  if (name === 'ManualTransactionsCreate') return data({ __typename: 'Done', ids: ['1'], count: 1, details: null })
  if (name === 'UsersCreate') return data({ __typename: 'UserSaved', record: sampleRecord(users, '77') })
  if (name === 'UsersDetail') return data(sampleRecord(users, '77', { screenName: 'New one' }))
  if (name === 'AnalyticsGetCreator') return data(null)
  if (name.endsWith('Stats')) return data([])
  if (name.endsWith('Preview'))
    return data(
      previewOf({
        balances: [
          {
            __typename: 'PreviewBalance',
            account: 'words.id',
            before: { amount: '10.00', currency: 'CRE' },
            after: { amount: '22.50', currency: 'CRE' },
          },
        ],
      }),
    )
  // Rows of one entity are no rows of another.
  if (name.endsWith('List') && name !== 'UsersList') return data(stretchOf([]))
  return name.endsWith('List') ? data(stretchOf([sampleRecord(users, '5')])) : { errors: [{ message: `no answer for ${name}` }] }
}
const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables)

beforeAll(async () => {
  opened = await openConsole(answers)
})
afterAll(() => opened.close())
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

  it('take an amount as it is printed, and ask where it can mean two', async () => {
    const { page, context } = await opened.open('/transactions')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Correction' }).first().click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByLabel('Amount')
    const sent = () => (asked('ManualTransactionsCreatePreview').at(-1)?.['input'] as Wire | undefined)?.['amount']
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
    expect((await secret.inputValue()).length).toBe(18)
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

  it('leave out what one may not read', async () => {
    const { page } = await opened.open('/users/usersList', { rights: ['getAnyUserInfo'] })
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: 'Role', exact: true }).waitFor()
    expect(await bar.getByRole('button', { name: 'Country', exact: true }).count()).toBe(0)
    expect(await page.getByRole('columnheader', { name: 'Balance' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /Fraud to review/ }).count()).toBe(0)
  })
})
