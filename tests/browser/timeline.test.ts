// The timeline of a profile: sources in one order, each under its right; which are shown stands in the address; a note that one writes, and what one decides, the other sees at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator } from 'playwright-core'
import { deskOf } from './story/Desk.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'
import { hasFocus } from './story/hasFocus.ts'
import { withinOwnClock } from './story/withinOwnClock.ts'

let house: House
let admin: Staff
let manager: Staff
let creator: string

const timeline = (staff: Staff): Locator => deskOf({ staff }).section('Timeline')
const entries = (staff: Staff, source?: string): Locator =>
  timeline(staff).locator(source === undefined ? '.timelineEntry' : `.timelineEntry[data-source="${source}"]`)
const chips = (staff: Staff): Locator => timeline(staff).getByRole('group', { name: 'What is shown' }).getByRole('button')
const moments = (staff: Staff): Promise<readonly number[]> =>
  entries(staff)
    .locator('.timelineWhen time')
    .evaluateAll((all) => all.map((each) => new Date((each as HTMLTimeElement).dateTime).getTime()))
const asked = ({ sent }: Staff): readonly (string | undefined)[] => sent.map(({ payload }) => payload?.operationName)

beforeAll(async () => {
  house = await openHouse()
  const [found] = await house.sql<{ id: string }>(
    `select u.id::text as id from users u where u.status = 'ACTIVE' and u.role = 'pro_business' and exists (select from message_threads m where m.user_id = u.id)
     order by (select count(*) from transactions t where t.user_id = u.id) desc limit 1`,
  )
  creator = found?.id ?? ''
  const at = `/profile/${creator}?tab=timeline`
  admin = await enter(house, { width: 1280, height: 900, at, as: 'admin' })
  manager = await enter(house, { width: 1280, height: 900, at, as: 'manager' })
  for (const staff of [admin, manager]) await entries(staff).first().waitFor()
})
afterAll(() => house.stop())

describe('entries', () => {
  it('stand newest first under their days, and Older goes on from the last', async () => {
    const before = await moments(admin)
    expect(before.length).toBeGreaterThan(20)
    expect(before).toEqual(before.toSorted((one, other) => other - one))
    const days = await timeline(admin).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(new Set(days).size).toBe(days.length)
    await timeline(admin).getByRole('button', { name: 'Older' }).click()
    await expect.poll(async () => (await moments(admin)).length).toBeGreaterThan(before.length)
    const after = await moments(admin)
    expect(after).toEqual(after.toSorted((one, other) => other - one))
    expect(after.slice(0, before.length)).toEqual(before)
    expect(await admin.axe()).toEqual([])
  })

  it('are of those sources that their viewer may read: the others are neither named nor asked for', async () => {
    expect(await chips(admin).allInnerTexts()).toEqual(['Note', 'Message', 'Transaction', 'Payout request', 'Decision', 'Edit'])
    expect(await chips(manager).allInnerTexts()).toEqual(['Note', 'Message', 'Transaction', 'Payout request'])
    expect(asked(admin)).toContain('AuditRecordsList')
    expect(asked(manager)).not.toContain('AuditRecordsList')
    await house.sql(`delete from role_right where role = 'manager' and "right" = 'getAnyTransaction'`)
    await expect.poll(() => chips(manager).allInnerTexts()).toEqual(['Note', 'Message', 'Payout request'])
    expect(manager.problems).toEqual([])
  })
})

describe('sources', () => {
  it('are chosen by chips that stand in the address, and what is not shown is not asked for', async () => {
    const { page } = admin
    await chips(admin).filter({ hasText: 'Message' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('timeline')).toBe('messages')
    await entries(admin, 'messages').first().waitFor()
    await expect.poll(() => entries(admin, 'transactions').count()).toBe(0)
    await chips(admin).filter({ hasText: 'Note' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('timeline')).toBe('notes,messages')
    const start = admin.sent.length
    await page.reload()
    await entries(admin, 'messages').first().waitFor()
    const again = admin.sent.slice(start).map(({ payload }) => payload?.operationName)
    expect(again).toContain('MessageThreadsList')
    expect(again).not.toContain('TransactionsList')
    expect(await chips(admin).filter({ hasText: 'Note' }).getAttribute('aria-pressed')).toBe('true')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).searchParams.get('timeline')).toBe('messages')
    await chips(admin).filter({ hasText: 'Message' }).click()
    await entries(admin, 'transactions').first().waitFor()
    expect(new URL(page.url()).searchParams.has('timeline')).toBe(false)
  })
})

describe('what is new', () => {
  it('is written after n, from wherever on the profile, and there for the other within two seconds', async () => {
    const { page } = manager
    await openTab(page, 'Money')
    await page.getByRole('tab', { name: 'Money' }).focus()
    await page.keyboard.press('n')
    const box = timeline(manager).getByRole('textbox', { name: 'Note' })
    await box.waitFor()
    await expect.poll(() => hasFocus(box)).toBe(true)
    await page.keyboard.type('Called about the payee.')
    await page.getByRole('tab', { name: 'Money' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    expect(await box.inputValue()).toBe('Called about the payee.')
    await withinOwnClock(entries(admin, 'notes').getByText('Called about the payee.'), 2_000, () => box.press('Control+Enter'))
    await entries(manager, 'notes').getByText('Called about the payee.').waitFor()
    await expect.poll(() => box.inputValue()).toBe('')
    expect(await entries(admin).first().getAttribute('data-source')).toBe('notes')
    expect(manager.problems).toEqual([])
  })

  it('is what was decided and edited, too, for whoever reads the audit', async () => {
    await manager.page.getByRole('button', { name: /^Disable:/ }).click()
    const dialog = manager.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Asked for it')
    await dialog.getByRole('button', { name: 'Disable', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const decided = entries(admin, 'decisions').first()
    await decided.getByText('Users: Disable').waitFor()
    await decided.getByText(/Active → Disabled/).waitFor()
    // The note that it leaves is there as well.
    await entries(manager, 'notes').getByText('Disabled: Asked for it').waitFor()
    expect(admin.problems).toEqual([])
  })

  it('is gone again where it was removed', async () => {
    await openTab(manager.page, 'Overview')
    const note = deskOf({ staff: manager }).section('User notes').getByRole('row').filter({ hasText: 'Called about the payee.' })
    await note.getByRole('button', { name: /^Delete/ }).click()
    await manager.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => entries(admin, 'notes').getByText('Called about the payee.').count()).toBe(0)
    expect(await admin.axe()).toEqual([])
  })
})
