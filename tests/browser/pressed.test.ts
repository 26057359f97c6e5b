// A button that is pressed while an answer comes is pressed: what the answer moves, it moves afterwards.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import type { Answer, Asked } from './fake/FakeSocket.ts'
import { openConsole } from './records/openConsole.ts'
import type { OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'

const data = (answer: unknown): Answer => ({ data: { answer } })
const request = sampleRecord(payoutRequests, '11', { status: 'NEW' })
const credits = (amount: string) => ({ amount, currency: 'CRE' })
const balances = [{ account: 'payouts.asRequested', before: credits('39.05'), after: credits('0.00') }]

let opened: OpenedConsole
/** Answers the previews that were asked for, and from then on all. */
let tell: () => void = () => undefined
let told: Promise<void>
beforeEach(() => {
  told = new Promise((resolve) => (tell = resolve))
})

const answers = async ({ name }: Asked): Promise<Answer> => {
  if (name === 'PayoutRequestsDeclinePreview') {
    await told
    return data(previewOf({ balances }))
  }
  if (name === 'PayoutRequestsDecline')
    return data({ __typename: 'PayoutRequestSaved', record: { ...request, status: 'DECLINED', version: 2 } })
  if (name.endsWith('Preview')) return data(previewOf())
  if (name === 'PayoutRequestsRow') return data(request)
  if (name === 'PayoutRequestsList') return data(stretchOf([request]))
  if (name.endsWith('Stats')) return data([])
  return name.endsWith('List') ? data(stretchOf([])) : { errors: [{ message: `no answer for ${name}` }] }
}

beforeAll(async () => {
  opened = await openConsole(answers)
})
afterAll(() => opened.close())

it('though the preview that comes in between makes the dialog longer', async () => {
  const { page } = await opened.open('/payoutRequests')
  await page.locator('tr[data-id="11"]').getByRole('button', { name: 'Decline: 11' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked for by mistake.')
  await expect.poll(() => opened.server.socket.asked.some(({ name }) => name === 'PayoutRequestsDeclinePreview')).toBe(true)
  const button = dialog.getByRole('button', { name: 'Decline' })
  const place = async (): Promise<number> => (await button.boundingBox())?.y ?? 0
  const before = await place()
  await button.hover()
  await page.mouse.down()
  tell()
  await page.waitForTimeout(300)
  expect(await place()).toBe(before)
  await page.mouse.up()
  await expect.poll(() => opened.server.socket.asked.some(({ name }) => name === 'PayoutRequestsDecline')).toBe(true)
})

it('and what waited for a pointer that stays down comes all the same', async () => {
  const { page } = await opened.open('/payoutRequests')
  await page.locator('tr[data-id="11"]').getByRole('button', { name: 'Decline: 11' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked for by mistake.')
  await dialog.getByLabel('Reason').hover()
  await page.mouse.down()
  tell()
  await dialog.getByText('As requested').waitFor()
  expect(await dialog.getByRole('button', { name: 'Decline' }).isEnabled()).toBe(true)
  await page.mouse.up()
})
