// A button that is pressed is pressed: what an answer moves, it moves afterwards; what moves all the same takes no press.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { data, type Answer, type Asked } from './fake/FakeSocket.ts'
import { openConsole, type OpenedConsole } from './records/openConsole.ts'
import { previewOf, sampleRecord, stretchOf } from './records/sampleRecord.ts'
import { stopClock } from './story/stopClock.ts'

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

beforeAll(async () => (opened = await openConsole(answers)).close)

it('though the preview that comes in between makes the dialog longer', async () => {
  const { page } = await opened.open('/payoutRequests?look=table')
  await page.locator('tr[data-id="11"]').getByRole('button', { name: 'Decline: 11' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Asked for by mistake.')
  await expect.poll(() => opened.server.socket.asked.some(({ name }) => name === 'PayoutRequestsDeclinePreview')).toBe(true)
  const button = dialog.getByRole('button', { name: 'Decline' })
  const place = async (): Promise<number> => (await button.boundingBox())?.y ?? 0
  const before = await place()
  await button.hover()
  // What is held for longer than a second drags: on a slow machine that goes by here.
  await stopClock(page)
  await page.mouse.down()
  tell()
  await page.waitForTimeout(300)
  expect(await place()).toBe(before)
  await page.mouse.up()
  await page.clock.resume()
  await expect.poll(() => opened.server.socket.asked.some(({ name }) => name === 'PayoutRequestsDecline')).toBe(true)
})

it('and what waited for a pointer that stays down comes all the same', async () => {
  const { page } = await opened.open('/payoutRequests?look=table')
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

describe('a button that moves away while it is pressed', () => {
  const moved = async (pixels: number): Promise<number> => {
    const { page } = await opened.open('/payoutRequests?look=table')
    await page.locator('tr[data-id="11"]').getByRole('button', { name: 'Decline: 11' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Asked for by mistake.')
    tell()
    await dialog.getByText('As requested').waitFor()
    const sent = opened.server.socket.count('PayoutRequestsDecline')
    const button = dialog.getByRole('button', { name: 'Decline' })
    await button.hover()
    await page.mouse.down()
    const { y = 0, x = 0 } = (await button.boundingBox()) ?? {}
    await dialog.locator('form').evaluate((form) => ((form as HTMLElement).style.paddingBlockEnd = '90px'))
    expect((await button.boundingBox())?.y).toBeGreaterThan(y + 30)
    if (pixels !== 0) await page.mouse.move(x + pixels, y)
    await page.mouse.up()
    if (pixels !== 0) await page.waitForTimeout(300)
    else await expect.poll(() => opened.server.socket.count('PayoutRequestsDecline')).toBe(sent + 1)
    return opened.server.socket.count('PayoutRequestsDecline') - sent
  }

  it('is what is meant', async () => {
    expect(await moved(0)).toBe(1)
  })
  it('is not where the pointer was moved too', async () => {
    expect(await moved(-60)).toBe(0)
  })
})
