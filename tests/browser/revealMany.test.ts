// Whoever had many masked values shown just now is asked the current password: in the dialog of the reason, and where one press was enough.
import type { Locator } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'

const whole = 'DE89370400440532013000'
const many = { field: 'currentPassword', code: 'required', template: 'errors.manyShown', params: [], message: '' }
const request = (id: string) =>
  sampleRecord(payoutRequests, id, { status: 'NEW', account: '•••• 3000', money: { amount: '110.40', currency: 'EUR' } })

const payee = {
  version: 2,
  accountIdentifier: '•••• 3000',
  holderName: 'A Thief',
  country: 'BR',
  payoutSystem: { id: '2', title: 'Other bank' },
  address: null,
  taxId: null,
  currency: 'EUR',
}

let opened: OpenedConsole

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  if (name.endsWith('Reveal'))
    return data(variables['currentPassword'] ? { __typename: 'Revealed', value: whole } : { __typename: 'Invalid', errors: [many] })
  if (name === 'PayoutRequestsPayPreview' && variables['id'] === '12')
    return data(previewOf({ details: { payeeNow: { id: '77', payee } } }))
  if (name.endsWith('Preview')) return data(previewOf())
  if (name === 'PayoutRequestsRow') return data(request(String(variables['id'])))
  if (name === 'PayoutRequestsList') return data(stretchOf([request('11'), request('12')]))
  if (name.endsWith('Stats')) return data([])
  return name.endsWith('List') ? data(stretchOf([])) : { errors: [{ message: `no answer for ${name}` }] }
}

beforeAll(async () => (opened = await openConsole(answers)).close)

it('is typed beside the reason, and nothing is shown before', async () => {
  const { page, problems } = await opened.open('/payoutRequests?look=table')
  const row = (id: string): Locator => page.locator(`tr[data-id="${id}"]`)
  const dialog = page.getByRole('dialog', { name: 'Show: Account' })
  const type = async (): Promise<void> => {
    await dialog.getByText('Many values were shown within this minute').waitFor()
    expect(await axeProblems(page)).toEqual([])
    expect(await page.getByText(whole).count()).toBe(0)
    const password = dialog.getByLabel('Current password')
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    await password.fill('a horse')
    await password.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(opened.server.socket.asked.findLast(({ name }) => name.endsWith('Reveal'))?.variables).toMatchObject({
      currentPassword: 'a horse',
    })
  }
  await row('12').getByRole('button', { name: 'Show: Account' }).click()
  expect(await dialog.getByLabel('Current password').count()).toBe(0)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank asks')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await type()
  await row('12').getByText(whole).waitFor()
  await page.reload()
  await row('11').getByRole('button', { name: 'Pay: 11' }).click()
  const pay = page.getByRole('dialog', { name: 'Pay: Payout request 11' })
  await pay.getByRole('button', { name: 'Show: Account' }).click()
  await dialog.waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Payout request 11')
  await type()
  await pay.getByText(whole).waitFor()
  expect(problems).toEqual([])
})

it('is typed once for two accounts that one press shows', async () => {
  const { page, problems } = await opened.open('/payoutRequests?look=table')
  await page.locator('tr[data-id="12"]').getByRole('button', { name: 'Pay: 12' }).click()
  const table = page.getByRole('dialog', { name: 'Pay: Payout request 12' }).getByRole('table')
  await table.getByRole('button', { name: 'Show both accounts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show: Account' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await table.getByText('Many values were shown within this minute').waitFor()
  await table.getByRole('button', { name: 'Show both accounts' }).click()
  expect(await axeProblems(page)).toEqual([])
  await dialog.getByLabel('Current password').fill('a horse')
  await dialog.getByLabel('Current password').press('Enter')
  await expect.poll(() => table.getByText(whole).count()).toBe(2)
  await dialog.waitFor({ state: 'detached' })
  const reveals = opened.server.socket.asked.filter(({ name }) => name.endsWith('Reveal')).slice(-2)
  expect(reveals.map(({ name, variables }) => [name, variables['currentPassword']])).toEqual([
    ['PayoutRequestsReveal', 'a horse'],
    ['PayeeInfoReveal', 'a horse'],
  ])
  expect(problems).toEqual([])
})
