// What a list shows while there is nothing to show, and of rows that are on their way out, in a real browser.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { sampleRecord, stretchOf } from './records/sampleRecord.ts'

const path = '/payoutRequests?look=table'

let ids: string[]
let hold: Promise<void> | undefined
let opened: OpenedConsole

const answers = async ({ name, variables }: Asked): Promise<Answer> => {
  if (name !== 'PayoutRequestsList') return data(name.endsWith('Row') ? null : [])
  await hold
  const rows = ids.map((id) => sampleRecord(payoutRequests, id, { status: 'NEW' }))
  const total = { __typename: 'Total', value: rows.length, exact: true }
  return data(stretchOf(rows.slice(0, Number(variables['first'])), { total }))
}

beforeAll(async () => (opened = await openConsole(answers)).close)
beforeEach(() => {
  ids = []
  hold = undefined
})

it('the first record that comes to an empty queue is shown; no total stands beside "nothing was found"', async () => {
  const { page } = await opened.open(path)
  await page.getByText('Nothing was found for these filters').waitFor()
  const before = opened.server.socket.count('PayoutRequestsList')
  ids = ['12']
  // Somebody took its decision back: nothing was made.
  opened.server.socket.tell({ kind: 'SAVED', entity: 'PayoutRequest', part: null, id: '12', version: 2, by: 'Kim', action: 'undo' })
  await page.locator('tr[data-id="12"]').waitFor()
  await page.getByText('1 in all').waitFor()
  expect(opened.server.socket.count('PayoutRequestsList')).toBe(before + 1)
  expect(opened.server.socket.asked.findLast(({ name }) => name === 'PayoutRequestsList')?.auto).toBe(true)
  expect(await page.locator('.freshRows').count()).toBe(0)
})

it('nobody acts on rows that are on their way out, by hand or by key', async () => {
  ids = ['11']
  const { page } = await opened.open(path)
  const row = page.locator('tr[data-id="11"]')
  await row.waitFor()
  await page.keyboard.press('j')
  let answer = (): void => undefined
  hold = new Promise((resolve) => (answer = resolve))
  await page.getByRole('link', { name: /^Paid/ }).click()
  // At once, not only when it shows.
  await page.locator('table[aria-busy="true"]').waitFor()
  await row.locator('button[aria-label="Decline: 11"]').evaluate((button: HTMLButtonElement) => button.click())
  await page.locator('[data-stale]').waitFor()
  const isInert = () => page.locator('tbody').evaluate((body) => body.matches('[inert]'))
  expect(await isInert()).toBe(true)
  const decline = row.locator('button[aria-label="Decline: 11"]')
  expect(await decline.evaluate((button) => (button.focus(), document.activeElement === button))).toBe(false)
  for (const key of ['j', 'd', 'Enter']) await page.keyboard.press(key)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('open')).toBeNull()
  ids = ['21']
  answer()
  await page.locator('tr[data-id="21"]').waitFor()
  expect(await isInert()).toBe(false)
})
