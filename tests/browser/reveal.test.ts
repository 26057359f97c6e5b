// Masked values in a real browser: the whole is shown in place once a reason is given, to whoever may, and is kept nowhere.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { roleRights } from '#generated/access.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { axeProblems } from './records/checkAxe.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'

type Wire = Readonly<Record<string, unknown>>
const whole = 'DE89370400440532013000'
const masked = '•••• 3000'
const revealed = (): Answer => data({ __typename: 'Revealed', value: whole })
const request = (id: string, changes: Wire = {}): Wire =>
  sampleRecord(payoutRequests, id, { status: 'NEW', account: masked, money: { amount: '110.40', currency: 'EUR' }, ...changes })

let requests: Map<string, Wire>
let reveal: () => Answer
let details: unknown = null
let ends = '9999'
let opened: OpenedConsole

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  if (name.endsWith('Reveal')) return reveal()
  if (name === 'PayoutRequestsPay')
    return data({ __typename: 'PayoutRequestSaved', record: request(String(variables['id']), { status: 'PAID', version: 2 }) })
  if (name === 'PayoutRequestsPayPreview')
    return data(
      previewOf({
        ticks: [
          { __typename: 'Tick', name: 'payeeUnchanged:2', template: 'ticks.payeeUnchanged', params: [masked, `•••• ${ends}`], message: '' },
        ],
        details,
      }),
    )
  if (name.endsWith('Preview')) return data(previewOf())
  if (name === 'PayoutRequestsRow') return data(requests.get(String(variables['id'])) ?? null)
  if (name === 'PayoutRequestsList') return data(stretchOf([...requests.values()]))
  if (name.endsWith('Stats')) return data([])
  if (name.endsWith('List')) return data(stretchOf([]))
  return { errors: [{ message: `no answer for ${name}` }] }
}
const asked = (name: string) => opened.server.socket.asked.filter((each) => each.name === name).map((each) => each.variables)

beforeAll(async () => (opened = await openConsole(answers)).close)
beforeEach(() => {
  reveal = revealed
  details = null
  ends = '9999'
  requests = new Map([
    ['11', request('11')],
    ['12', request('12')],
  ])
})

describe('a masked value', () => {
  it('is shown whole in place once a reason is given, until the record changes', async () => {
    const { page, problems } = await opened.open('/payoutRequests?open=11')
    const aside = page.getByRole('complementary', { name: 'Opened record' })
    await aside.getByRole('button', { name: 'Show: Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Show: Account' })
    await dialog.getByText('Who saw the whole value, when and why is recorded.').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Show' }).click()
    await dialog.getByText('Field is empty').waitFor()
    expect(asked('PayoutRequestsReveal')).toEqual([])
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank asks')
    await dialog.getByRole('textbox', { name: 'Reason' }).press('Enter')
    await aside.getByText(whole).waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(asked('PayoutRequestsReveal').at(-1)).toEqual({
      id: '11',
      field: 'account',
      reason: 'The bank asks',
      key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) as unknown,
    })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Copy Account')
    expect(await axeProblems(page)).toEqual([])
    expect(await page.locator('tr[data-id="11"]').getByText(whole).count()).toBe(0)
    requests.set('11', request('11', { version: 2 }))
    opened.server.socket.tell({
      kind: 'SAVED',
      entity: 'PayoutRequest',
      part: null,
      id: '11',
      version: 2,
      by: 'Kim',
      time: null,
      action: 'update',
      authorities: null,
    })
    await aside.getByRole('button', { name: 'Show: Account' }).waitFor()
    expect(await page.getByText(whole).count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('keeps what was typed when it is refused', async () => {
    reveal = () => data({ __typename: 'Refused', rule: 'empty', template: 'refusals.empty', params: [], message: '', ticks: [] })
    const { page } = await opened.open('/payoutRequests?look=table')
    await page.locator('tr[data-id="12"]').getByRole('button', { name: 'Show: Account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The bank asks')
    await dialog.getByRole('button', { name: 'Show' }).click()
    await dialog.getByText('There is nothing to show').waitFor()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('The bank asks')
  })

  it('has no button for whoever may not see the whole', async () => {
    const rights = (roleRights['manager'] ?? []).filter((each) => each !== 'revealAnyValue')
    const { page } = await opened.open('/payoutRequests?open=11', { role: 'manager', rights })
    await page.getByRole('complementary', { name: 'Opened record' }).getByText(masked).waitFor()
    expect(await page.getByRole('button', { name: 'Show: Account' }).count()).toBe(0)
  })
})

describe('the Pay dialog', () => {
  it('says who is paid what, shows the account at one press, and asks the ticks of the preview', async () => {
    const { page, context, problems } = await opened.open('/payoutRequests?look=table')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('tr[data-id="11"]').getByRole('button', { name: 'Pay: 11' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pay: Payout request 11' })
    await dialog.getByText('How it was calculated').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Show: Account' }).click()
    await dialog.getByText(whole).waitFor()
    expect(asked('PayoutRequestsReveal').at(-1)).toMatchObject({ id: '11', field: 'account', reason: 'Payout request 11' })
    const copied = async (name: string): Promise<string> => {
      await dialog.getByRole('button', { name: `Copy ${name}` }).click()
      await dialog.getByRole('button', { name: `${name} copied` }).waitFor()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect([await copied('Account'), await copied('amount'), await copied('reference')]).toEqual([whole, '110.40', 'Payout request 11'])
    expect(await dialog.getByRole('button', { name: 'Pay', exact: true }).isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: `pay to ${masked} as requested, not to •••• 9999` }).check()
    await dialog.getByRole('button', { name: 'Pay', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(asked('PayoutRequestsPay').at(-1)).toMatchObject({ id: '11', version: 1, ticks: ['payeeUnchanged:2'] })
    expect(problems).toEqual([])
  })

  it('sets the payee of the request beside the one of now, and shows both accounts for one reason', async () => {
    ends = '3000'
    const payee = {
      version: 2,
      accountIdentifier: masked,
      holderName: 'A Thief',
      country: 'BR',
      payoutSystem: { id: '2', title: 'Other bank' },
      address: null,
      taxId: null,
      currency: 'EUR',
    }
    details = { payeeNow: { id: '77', payee } }
    requests.set(
      '12',
      request('12', { holderName: 'Anna Right', payeeCountry: 'DE', payoutSystem: { id: '9', title: 'Right bank', status: 'ON' } }),
    )
    for (const width of [1280, 390]) {
      const { page, problems } = await opened.open('/payoutRequests?look=table')
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('button', { name: 'Pay: 12' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Pay: Payout request 12' })
      const table = dialog.getByRole('table', { name: 'The payee was changed since the request' })
      await table.getByText('Brazil').waitFor()
      expect(await table.getByRole('row').allInnerTexts()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/As requested\s+As it is now/),
          expect.stringMatching(/Account holder\s+Anna Right\s+A Thief/),
          expect.stringMatching(/Country\s+Germany\s+Brazil/),
          expect.stringMatching(/Payout system\s+Right bank\s+Other bank/),
        ]) as unknown,
      )
      await table.getByText('The last four characters of both accounts are equal.').waitFor()
      expect(await axeProblems(page)).toEqual([])
      const before = opened.server.socket.asked.length
      await table.getByRole('button', { name: 'Show both accounts' }).click()
      await expect.poll(() => table.getByText(whole).count()).toBe(2)
      const reveals = opened.server.socket.asked.slice(before).filter(({ name }) => name.endsWith('Reveal'))
      expect(reveals.map(({ name, variables }) => [name, variables['id'], variables['field'], variables['reason']])).toEqual([
        ['PayoutRequestsReveal', '12', 'account', 'Payout request 12'],
        ['PayeeInfoReveal', '77', 'accountIdentifier', 'Payout request 12'],
      ])
      expect(new Set(reveals.map(({ variables }) => variables['key'])).size).toBe(2)
      expect(await dialog.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
      expect(await axeProblems(page)).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    }
    const rights = (roleRights['manager'] ?? []).filter((each) => each !== 'revealAnyValue')
    const { page } = await opened.open('/payoutRequests?look=table', { role: 'manager', rights })
    await page.locator('tr[data-id="12"]').getByRole('button', { name: 'Pay: 12' }).click()
    await page.getByRole('dialog').getByRole('table').getByText('Brazil').waitFor()
    expect(await page.getByRole('button', { name: 'Show both accounts' }).count()).toBe(0)
  })
})
